import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { install } from '#app/ui/install-prompt.ts'

/** The offer itself. Either answer takes it away for good; the settings have it still. */
export function InstallLine() {
	const [isAnswered, setAnswered] = useState(false)
	if (isAnswered) return null

	function leave() {
		setAnswered(true)
		// The pressed button disappears: a keyboard goes on with the page.
		document.getElementById('content')?.focus({ preventScroll: true })
	}

	return (
		<div className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
			<Download aria-hidden size={16} className="shrink-0 text-jade" />
			<p>Install Hanlu on this device</p>
			<Button
				type="button"
				look="quiet"
				onClick={() => {
					leave()
					void install().catch(console.warn)
				}}
			>
				Install
			</Button>
			<Button type="button" look="quiet" onClick={leave}>
				Not now
			</Button>
		</div>
	)
}
