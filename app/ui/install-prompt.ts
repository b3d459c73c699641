/**
 * The browser's offer to install this site: Chromium makes it once a page, at a time of its own, and keeps
 * its own banner back if it is taken. Source: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent
 */

let offered: Event | undefined
const changes = new EventTarget()

function change(offer: Event | undefined): void {
	offered = offer
	changes.dispatchEvent(new Event('change'))
}

/** Called once, before the first page is shown. */
export function takeInstallPrompt(): void {
	window.addEventListener('beforeinstallprompt', (event) => {
		event.preventDefault()
		change(event)
	})
	window.addEventListener('appinstalled', () => change(undefined))
}

export function canInstall(): boolean {
	return offered !== undefined
}

/** Returns how to stop it. */
export function onInstallPrompt(callback: () => void): () => void {
	changes.addEventListener('change', callback)
	return () => changes.removeEventListener('change', callback)
}

/** Opens the browser's question, which may be asked once. Returns whether it was installed. */
export async function install(): Promise<boolean> {
	const offer: { prompt?: () => Promise<{ outcome?: unknown }> } = Object(offered)
	change(undefined)
	const answer = await offer.prompt?.()
	return answer?.outcome === 'accepted'
}

/** Whether this page is shown by the installed app. */
export function isInstalledApp(): boolean {
	return (
		window.matchMedia('(display-mode: standalone)').matches ||
		Reflect.get(navigator, 'standalone') === true
	)
}
