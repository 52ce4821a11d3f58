import { expect, it } from "vitest";
import { frameFor, layoutFor, zoomFor } from "../src/table/layout";

it.each([
  [1440, 900, "desk"],
  [1340, 768, "desk"],
  [1024, 768, "desk"],
  [390, 844, "phone"],
  [320, 640, "phone"],
  [768, 1024, "phone"],
  [844, 390, "wide"],
  [720, 450, "wide"], // 1440x900 at 200 %
  [512, 384, "wide"], // 1024x768 at 200 %
])("%i x %i is laid out for a %s", (width, height, layout) => {
  expect(layoutFor(width, height)).toBe(layout);
});

it("fills the stage with the desk", () => {
  expect(zoomFor(1140, 844)).toBe(1);
  expect(zoomFor(1024, 712)).toBeCloseTo(0.844, 3);
  expect(zoomFor(3000, 3000)).toBe(1.6);
});

it("lets bar and drawer grow with the monitor, and never shrink", () => {
  expect(frameFor(1280, 720)).toBe(1);
  expect(frameFor(1920, 1080)).toBe(1.2);
  expect(frameFor(2560, 1440)).toBe(1.6);
});
