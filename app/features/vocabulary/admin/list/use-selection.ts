import { useLocation, useNavigate, useSearchParams } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { wordsPath } from './address.ts'

export const batchEditPath = '/admin/vocab/batch-edit'

/**
 * The selection of words, held by checkboxes in a form that works without JavaScript. A new `list`
 * of words starts with nothing selected.
 */
export function useSelection(list: string) {
	const form = useRef<HTMLFormElement>(null)
	const navigate = useNavigate()
	const [search] = useSearchParams()
	/** The number of selected words; unknown until JavaScript has loaded. */
	const [count, setCount] = useState<number>()

	const recount = () => setCount(selectedIn(form.current).length)
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list has other checkboxes
	useEffect(recount, [list])

	// A batch ends with nothing selected, even if no word had to change.
	const { key } = useLocation()
	const isDone = search.has('done')
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
	useEffect(() => {
		if (isDone) selectAll(false)
	}, [isDone, key])

	function selectAll(isSelected: boolean) {
		for (const box of boxesIn(form.current)) box.checked = isSelected
		recount()
	}

	function ask(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const ids = selectedIn(form.current).join(',')
		const { nativeEvent } = event
		const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
		if (ids === '' || !(button instanceof HTMLButtonElement)) return
		if (button.value === '')
			navigate(`${batchEditPath}${searchWith(withoutDialog(search), { ids })}`)
		else {
			const path = wordsPath(withoutDialog(search), { ask: button.value, ids })
			navigate(path, { state: opensDialog, preventScrollReset: true })
		}
	}

	return { form, count, recount, selectAll, ask }
}

export type WordSelection = ReturnType<typeof useSelection>

function boxesIn(form: HTMLFormElement | null): HTMLInputElement[] {
	return [...(form?.querySelectorAll<HTMLInputElement>('input[name=ids][type=checkbox]') ?? [])]
}

function selectedIn(form: HTMLFormElement | null): string[] {
	return boxesIn(form).flatMap((box) => (box.checked ? [box.value] : []))
}
