import { type ComponentType, useEffect, useState } from 'react'
import { readStored, writeStored } from '#app/ui/browser-storage.ts'
import { canInstall, isInstalledApp, onInstallPrompt } from '#app/ui/install-prompt.ts'

/** The days on which this browser opened the courses, at most as many as count: "2 Sat Nov 28 2026". */
const visitsKey = 'hanlu.visits'

/** There once the offer was shown. */
const installKey = 'hanlu.install'

const enoughDays = 3

let Line: ComponentType | undefined

/**
 * Offers once to install the site, on the third day. Its code is loaded when it may be shown, and it is shown
 * when the page is opened next, so that nothing moves below a reader's eyes.
 */
export function InstallOffer() {
	const [Shown] = useState(() => (isDue() ? Line : undefined))

	useEffect(() => {
		countDay(new Date().toDateString())
		if (Shown) writeStored(installKey, 'shown')
		prepare()
		return onInstallPrompt(prepare)
	}, [Shown])

	return Shown ? <Shown /> : null
}

/** False where there is no browser: nothing is loaded there. */
function isDue(): boolean {
	return Line !== undefined && canInstall() && readStored(installKey) === null
}

function prepare(): void {
	if (!canInstall() || isInstalledApp() || readStored(installKey) !== null) return
	if (Number.parseInt(readStored(visitsKey) ?? '', 10) < enoughDays) return
	import('./install-line.tsx').then(
		({ InstallLine }) => {
			Line = InstallLine
		},
		// Offline: another time.
		() => {},
	)
}

function countDay(today: string): void {
	const [, days = '0', last = ''] = /^(\d+) (.*)$/.exec(readStored(visitsKey) ?? '') ?? []
	if (last === today || Number(days) >= enoughDays) return
	writeStored(visitsKey, `${Number(days) + 1} ${today}`)
}
