import { defineConfig } from '@playwright/test'
import { chromiumFlags, thriftyFlags } from './tools/chromium.ts'

const browser = process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH

/** `npm run test:long` runs what is tagged: only then, or on more screens then. */
const isLong = process.env.HANLU_TESTS === 'long'

export default defineConfig({
	testDir: 'tests/e2e',
	...(isLong ? { grep: /@long|@screens/ } : { grepInvert: /@long/ }),
	// While the first texts are spoken beside it, a small machine may need a while.
	timeout: 120_000,
	expect: { timeout: 30_000 },
	// Pages wait for timers and for the platform; a third one fills two processor cores meanwhile.
	workers: 3,
	fullyParallel: true,
	// A second failure is a fault; how many may fail once, `npm test` decides.
	retries: 1,
	forbidOnly: true,
	reporter: [['list'], ['json']],
	outputDir: 'build/browser-tests',
	use: {
		baseURL: process.env.PLATFORM_URL ?? 'http://localhost:8787',
		browserName: 'chromium',
		locale: 'en-GB',
		// Each window would install it anew; tests that need it allow it.
		serviceWorkers: 'block',
		launchOptions: {
			...(browser && { executablePath: browser }),
			args: [...chromiumFlags, ...thriftyFlags],
		},
	},
})
