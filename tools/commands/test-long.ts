import { build } from '#tools/build.ts'
import { findChromium } from '#tools/chromium.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy } from '#tools/stop-reason.ts'
import { runBrowserTests } from '#tools/testing/browser-tests.ts'
import { endWith } from '#tools/testing/tally.ts'
import { startTestPlatform } from '#tools/testing/test-platform.ts'
import { runUnitTests } from '#tools/testing/unit-tests.ts'

/** `npm run test:long`: what `npm test` leaves out. It builds only what is not built yet. */
export function run(): Promise<void> {
	return orSayWhy(async () => {
		const browser = findChromium()
		await build(sayAloud)
		const [withoutBrowser, platform] = await Promise.all([
			runUnitTests('long'),
			startTestPlatform('long'),
		])
		const inBrowser = await runBrowserTests('long', { browser, platform })
		await platform.stop()
		endWith([withoutBrowser, inBrowser])
	})
}
