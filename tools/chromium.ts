/** Finds a Chromium for the browser tests, or installs one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { StopReason } from './stop-reason.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Flags that keep the browser from contacting anything but the platform under test. */
export const chromiumFlags = [
	'--no-sandbox',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--disable-dev-shm-usage',
]

/**
 * Chromium renders the list below its address bar for each new window, seen or not. A second list of
 * features replaces the first, so that Playwright’s own follow (chromiumSwitches.ts in Playwright).
 */
const disabledFeatures = [
	...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
	// Chromium reports the same storage quota to every page, whatever is free.
	'StaticStorageQuota',
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsUpgrades',
	'HttpsFirstBalancedModeAutoEnable',
	'LensOverlay',
	'MediaRouter',
	'PaintHolding',
	'ThirdPartyStoragePartitioning',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'OptimizationHints',
	'NetworkTimeServiceQuerying',
	'AimEnabled',
	'PreconnectToSearch',
]

/** Flags for tests, which save a third of the processor time of a window. */
export const thriftyFlags = [
	// No graphics card draws here, and imitating one takes longer than drawing without.
	'--disable-gpu',
	`--disable-features=${disabledFeatures.join()}`,
]

export function findChromium(): string {
	const found = onThisMachine()
	if (found) return found
	console.log('Installing a Chromium for the browser tests (once)…')
	run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
	const downloaded = chromium.executablePath()
	if (existsSync(downloaded)) return downloaded
	run('apt-get', ['update'])
	run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'])
	const installed = onThisMachine()
	if (installed) return installed
	throw new StopReason(
		'No Chromium was found, and none could be installed. Install one and set CHROMIUM_PATH.',
	)
}

function onThisMachine(): string | undefined {
	const chosen = process.env.CHROMIUM_PATH
	if (chosen && existsSync(chosen)) return chosen
	const folders = (process.env.PATH ?? '').split(delimiter)
	const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
	const downloaded = chromium.executablePath()
	return [...candidates, downloaded].find((path) => existsSync(path))
}

function run(command: string, args: string[]): boolean {
	return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0
}
