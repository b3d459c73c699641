import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { deviceDisplayFrom } from '#app/domain/display/device-display.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { KeysButton } from '#app/ui/keys/keys-button.tsx'
import { isTelephone } from '#app/ui/telephone.ts'
import { DisplayForm } from './display-form.tsx'
import { useTextDisplay } from './use-text-display.ts'

export type DisplayDialogProps = {
	/** Draws anew what does not come with the page's data. */
	redraw: (() => void) | undefined
	onClose: () => void
}

/** The choices of display beside the text that they change. */
export function DisplayDialog({ redraw, onClose }: DisplayDialogProps) {
	const display = useTextDisplay()
	const { revalidate } = useRevalidator()
	const dialog = useRef<HTMLDialogElement>(null)
	useEffect(showTextAbove, [])
	return (
		<Dialog dialog={dialog} title="Display" onClose={onClose} className="display-sheet">
			<DisplayForm
				display={{ ...display, ...deviceDisplayFrom(document.cookie) }}
				reload={() => {
					revalidate()
					redraw?.()
				}}
			/>
			<KeysButton />
		</Dialog>
	)
}

/** On a telephone the text above the sheet is the example. Who has not come to it yet is brought there. */
function showTextAbove(): void {
	const top = document.querySelector('section.text')?.getBoundingClientRect().top ?? 0
	if (isTelephone() && top > window.innerHeight / 4) window.scrollBy({ top: top - 48 })
}
