import { AdminButton } from '#app/ui/admin/button.tsx'
import { searchWith } from '#app/ui/admin/paging.ts'
import { SelectAll } from '#app/ui/admin/select-all.tsx'
import { type RowSelection, useSelection } from '#app/ui/admin/use-selection.ts'

const batchEditPath = '/admin/vocab/batch-edit'

/** The selection of words; `list` tells when other words are shown. */
export function useWordSelection(list: string): RowSelection {
	return useSelection({
		list,
		pathOf: ({ ask, ids, search }) =>
			ask === ''
				? `${batchEditPath}${searchWith(search, { ids })}`
				: searchWith(search, { ask, ids }),
	})
}

type Props = {
	/** The id of the form around the checkboxes. */
	form: string
	selection: Pick<RowSelection, 'count' | 'selectAll'>
	/** The number of words on this page. */
	most: number
}

/** The batch actions. They wait for JavaScript, which reads the selection. */
export function SelectionBar({ form, selection, most }: Props) {
	const { count } = selection
	const isLoading = count === undefined
	const button = { form, disabled: isLoading, 'aria-disabled': count === 0 || undefined } as const
	return (
		<fieldset className="flex flex-wrap items-center gap-2">
			<legend className="sr-only">Selected words</legend>
			<SelectAll label="Select all words" selection={selection} most={most} />
			<AdminButton {...button}>Batch Edit Vocab</AdminButton>
			<AdminButton {...button} name="ask" value="set-status">
				Batch Set Status
			</AdminButton>
			<AdminButton {...button} name="ask" value="set-level">
				Batch Set Level
			</AdminButton>
			<AdminButton {...button} name="ask" value="batch-delete">
				Batch Delete Vocab
			</AdminButton>
			<span role="status" className="text-ink-soft tabular-nums">
				{count ? `${count} selected` : ''}
			</span>
		</fieldset>
	)
}
