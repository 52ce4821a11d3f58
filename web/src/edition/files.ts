// Taking an edition along as a file, and bringing one.
const LARGEST = 40_000;

/** Offer a text to be kept as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The text of a file somebody chose or dropped; null if no edition can be that long. */
export async function textOf(file: File): Promise<string | null> {
  return file.size > LARGEST ? null : await file.text();
}

/** The first file of a drop. */
export function droppedFile(event: DragEvent): File | undefined {
  return event.dataTransfer?.files[0];
}
