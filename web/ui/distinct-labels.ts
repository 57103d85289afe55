/**
 * What the buttons of rows are called by who does not see beside what they stand: what an earlier row is called already has its
 * number after it, 'Ver «Aviso», para Ana (2)'.
 */
export function distinctLabels(labels: readonly string[]): string[] {
  const times = new Map<string, number>();
  return labels.map((label) => {
    const time = (times.get(label) ?? 0) + 1;
    times.set(label, time);
    return time === 1 ? label : `${label} (${time})`;
  });
}
