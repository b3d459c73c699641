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

/** The path of a Chromium with its window. Installs one where none is found. */
export function findChromium(): string {
	const found = onThisMachine()
	if (found) return found
	console.log('Installing a Chromium for the browser tests (once)…')
	run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
	const downloaded = chromium.executablePath()
	if (existsSync(downloaded)) return downloaded
	run('apt-get', ['update'])
	run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'])
	// Debian alone has it.
	run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'])
	const installed = onThisMachine()
	if (installed) return installed
	throw new StopReason(
		'No Chromium was found, and none could be installed. Install one and set CHROMIUM_PATH.',
	)
}

/**
 * The path of Chromium without a window, which opens pages in less than half the time. It has no
 * microphone. Undefined where there is none, or `CHROMIUM_PATH` names the browser for all tests.
 */
export function findHeadlessShell(): string | undefined {
	return process.env.CHROMIUM_PATH ? undefined : inPath(shellNames)
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

function run(command: string, args: string[]): boolean {
	return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0
}
