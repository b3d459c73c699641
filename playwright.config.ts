import { defineConfig } from '@playwright/test'
import { chromiumFlags, thriftyFlags } from './tools/chromium.ts'

const { HEADLESS_SHELL_PATH: shell, CHROMIUM_PATH: window } = process.env

/** Chromium's headless shell has no microphone. */
const withMicrophone = /(shadowing|speaking)\.spec\.ts/

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
	forbidOnly: true,
	reporter: [['list'], ['json']],
	outputDir: 'build/browser-tests',
	use: {
		baseURL: process.env.PLATFORM_URL ?? 'http://localhost:8787',
		browserName: 'chromium',
		locale: 'en-GB',
		// Each window would install it anew; tests that need it allow it.
		serviceWorkers: 'block',
	},
	projects: [
		{ name: 'shell', testIgnore: withMicrophone, use: launching(shell) },
		{ name: 'window', testMatch: withMicrophone, use: launching(window) },
	],
})

function launching(executablePath: string | undefined) {
	const args = [...chromiumFlags, ...thriftyFlags]
	return { launchOptions: { args, ...(executablePath && { executablePath }) } }
}
