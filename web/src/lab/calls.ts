// What the lab asks of the server.
import { call, reply } from "../lib/api";
import type { LabPlan, LabRun, LabView } from "../lib/wire";

/** Whether there is a lab, and its runs. */
export function lab(): Promise<LabView> {
  return call("/api/lab");
}

/** Begin a run. */
export function begin(plan: LabPlan): Promise<LabRun> {
  return call("/api/lab", { method: "POST", body: JSON.stringify(plan) });
}

/** Stop a run; what was played is kept. */
export function stop(id: string): Promise<LabRun> {
  return call(`/api/lab/${id}/stop`, { method: "POST" });
}

/** Play what is missing. */
export function resume(id: string): Promise<LabRun> {
  return call(`/api/lab/${id}/resume`, { method: "POST" });
}

/** Forget a run. */
export async function drop(id: string): Promise<void> {
  await reply(`/api/lab/${id}`, { method: "DELETE" });
}

/** Have a page made; afterwards the server has it at hand. */
export async function draw(path: string): Promise<void> {
  await (await reply(path)).text();
}
