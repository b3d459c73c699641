/** Finds a Chromium for the browser tests, or installs one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { StopReason } from './stop-reason.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

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

/** `shell` opens the pages of tests in half the time but has no microphone; '' is Playwright's own. */
export type Browsers = { window: string; shell: string }

/** Finds both, or one that does for both: what `CHROMIUM_PATH` names, or a Chrome without a shell. */
export function findBrowsers(): Browsers {
	const window = findChromium()
	const shell = process.env.CHROMIUM_PATH ? window : inPath(shellNames)
	return { window, shell: shell ?? (window === chromium.executablePath() ? '' : window) }
}

/** The path of a Chromium with its window. Installs one where none is found. */
function findChromium(): string {
	const found = onThisMachine()
	if (found) return found
	console.log('Installing a Chromium for the browser tests (once)…')
	run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
	const downloaded = chromium.executablePath()
	if (existsSync(downloaded)) return downloaded
	runApt(['update'])
	runApt(['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'])
	// Debian alone has it.
	runApt(['install', '-y', '--no-install-recommends', 'chromium-headless-shell'])
	const installed = onThisMachine()
	if (installed) return installed
	throw new StopReason(
		'No Chromium was found, and none could be installed. Install one and set CHROMIUM_PATH.',
	)
}

function onThisMachine(): string | undefined {
	const chosen = process.env.CHROMIUM_PATH
	if (chosen && existsSync(chosen)) return chosen
	return inPath(names) ?? [chromium.executablePath()].find((path) => existsSync(path))
}

function inPath(names: readonly string[]): string | undefined {
	const folders = (process.env.PATH ?? '').split(delimiter)
	return folders
		.flatMap((folder) => names.map((name) => join(folder, name)))
		.find((path) => existsSync(path))
}

/** Waits while another apt holds the lock, as it does on a machine that has just started. */
function runApt(args: string[]): void {
	const waiting = ['-o', 'DPkg::Lock::Timeout=180']
	for (let attempt = 1; attempt <= 9 && !run('apt-get', [...waiting, ...args]); attempt++) {
		// The lock of the package lists is refused at once, whatever the option says.
		spawnSync('sleep', ['20'])
	}
}

/** Whether the command succeeded. */
function run(command: string, args: string[]): boolean {
	return spawnSync(command, args, { stdio: 'ignore', timeout: 900_000 }).status === 0
}
