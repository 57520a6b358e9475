import { GENERATED } from "./shared";

/**
 * Cloudflare's settings of the worker that `bundleWorker` makes.
 * @param publicDir the built site, as seen from the folder of this file
 */
export const renderWranglerSettings = (publicDir: string): string => `// ${GENERATED}
{
  "name": "polysema-website",
  "main": "worker.js",
  "compatibility_date": "2025-09-01",
  "assets": {
    "directory": ${JSON.stringify(publicDir)},
    "binding": "ASSETS",
    // Addresses, statuses and headers are the worker's.
    "run_worker_first": true,
    "html_handling": "none",
    "not_found_handling": "none"
  }
}
`;

/** What is not uploaded to Cloudflare: what no address shows, and siblings that it makes itself. */
export const renderAssetsIgnore = (): string => `# ${GENERATED}
# Copy it into public/ before uploading.
*.br
*.gz
*.map
/webpack.stats.json
`;
