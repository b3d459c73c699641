import { useEffect, useRef } from 'react'

/** Saves with Ctrl+S from anywhere on the page, except from a dialog. */
export function useSaveShortcut(save: () => void): void {
	const latest = useRef(save)
	latest.current = save
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const { key, ctrlKey, metaKey, altKey, shiftKey } = event
			if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || altKey || shiftKey) return
			event.preventDefault()
			if (!document.querySelector('dialog:modal')) latest.current()
		}
		window.addEventListener('keydown', onKeyDown)
		return () => window.removeEventListener('keydown', onKeyDown)
	}, [])
}

/** Presses a form's button "stay", which saves without leaving the page. */
export function saveAndStay(form: HTMLFormElement | null): void {
	const stay = form?.elements.namedItem('stay')
	form?.requestSubmit(stay instanceof HTMLButtonElement ? stay : null)
}
