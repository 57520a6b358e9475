/** Steps of 1024: 8.9 KB, 130 KB, 1.4 MB. */
export const formatWeight = (bytes: number): string => {
  if (bytes >= 1024 ** 2) return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  return `${(bytes / 1024).toFixed(bytes < 10 * 1024 ? 1 : 0)} KB`;
};
