export const waitUntil = async (
  holds: () => boolean | Promise<boolean>,
  timeoutMs = 15_000,
): Promise<void> => {
  const end = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error("Timed out");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
