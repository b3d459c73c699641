import { useLocation, useNavigate, useSearchParams } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { opensDialog } from './close-dialog.ts'
import { searchWith, withoutDialog } from './paging.ts'

type Asked = {
	/** The value of the button that was pressed. */
	ask: string
	/** The selected rows, with commas. */
	ids: string
	/** The list's address without a dialog. */
	search: URLSearchParams
}

type Selection = {
	/** The rows as a text. Other rows start with nothing selected. */
	list: string
	/** The address that a button leads to, if it is not a dialog of this list. */
	pathOf?: (asked: Asked) => string
}

/** A dialog of the list about the selected rows. */
export function dialogPath({ ask, ids, search }: Asked): string {
	return searchWith(search, { ask, ids })
}

/**
 * The selection of rows, held by checkboxes named `ids` of a form. They may stand outside of it: `<input form="selection">`.
 */
export function useSelection({ list, pathOf = dialogPath }: Selection) {
	const form = useRef<HTMLFormElement>(null)
	const navigate = useNavigate()
	const [search] = useSearchParams()
	/** The number of selected rows; unknown until JavaScript has loaded. */
	const [count, setCount] = useState<number>()

	const recount = () => setCount(selectedIn(form.current).length)
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list has other checkboxes
	useEffect(recount, [list])

	// A batch ends with nothing selected, even if no row had to change.
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
		const path = pathOf({ ask: button.value, ids, search: withoutDialog(search) })
		if (path.startsWith('?')) navigate(path, { state: opensDialog, preventScrollReset: true })
		else navigate(path)
	}

	return { form, count, recount, selectAll, ask }
}

export type RowSelection = ReturnType<typeof useSelection>

function boxesIn(form: HTMLFormElement | null): HTMLInputElement[] {
	return [...(form?.elements ?? [])].filter(
		(field): field is HTMLInputElement =>
			field instanceof HTMLInputElement && field.type === 'checkbox' && field.name === 'ids',
	)
}

function selectedIn(form: HTMLFormElement | null): string[] {
	return boxesIn(form).flatMap((box) => (box.checked ? [box.value] : []))
}
