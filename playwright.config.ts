import { defineConfig } from '@playwright/test'
import { chromiumFlags } from '#workers/local/chromium.ts'

export default defineConfig({
	testDir: 'tests/e2e',
	// While the first texts are spoken beside it, a small machine may need a while.
	timeout: 60_000,
	expect: { timeout: 15_000 },
	workers: 2,
	fullyParallel: true,
	forbidOnly: true,
	reporter: [['list'], ['json']],
	outputDir: 'build/browser-tests',
	use: {
		baseURL: process.env.PLATFORM_URL ?? 'http://localhost:8787',
		browserName: 'chromium',
		locale: 'en-GB',
		launchOptions: {
			...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
			args: chromiumFlags,
		},
	},
})
