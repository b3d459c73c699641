import { useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#app/ui/button.tsx'
import { canInstall, install, isInstalledApp, onInstallPrompt } from '#app/ui/install-prompt.ts'

/** How to install the site: by the browser's own question, or by its menu. Nothing within the installed app. */
export function InstallOnDevice() {
	const isOffered = useSyncExternalStore(onInstallPrompt, canInstall, () => false)
	const [isInstalled, setInstalled] = useState(false)
	const status = useRef<HTMLParagraphElement>(null)
	if (isInstalledApp()) return null

	function press() {
		void install().then(setInstalled, console.warn)
		// The pressed button disappears.
		status.current?.focus()
	}

	return (
		<section aria-labelledby="install" className="card grid content-start">
			<h2 id="install" className="border-line border-b px-5 py-4 font-display text-2xl sm:px-6">
				Install Hanlu
			</h2>
			<div className="grid justify-items-start gap-3 px-5 py-4 sm:px-6">
				<p ref={status} role="status" tabIndex={-1} className="text-ink-soft text-sm outline-none">
					{isInstalled ? 'Hanlu is installed on this device.' : wayToInstall(isOffered)}
				</p>
				{isOffered && (
					<Button type="button" look="secondary" onClick={press}>
						Install
					</Button>
				)}
			</div>
		</section>
	)
}

function wayToInstall(isOffered: boolean): string {
	if (isOffered) return 'It opens in a window of its own, and other apps can share texts with it.'
	return isOfApple()
		? 'In Safari: open Share, then choose “Add to Home Screen”.'
		: 'If your browser can install websites, its menu says so: “Install” or “Add to Home screen”.'
}

/** An iPhone or iPad, which calls itself a Mac with a touch screen. */
function isOfApple(): boolean {
	const { userAgent, maxTouchPoints } = navigator
	return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
