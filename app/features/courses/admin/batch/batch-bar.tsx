import { AdminButton } from '#app/ui/admin/button.tsx'
import { searchWith } from '#app/ui/admin/paging.ts'
import { SelectAll } from '#app/ui/admin/select-all.tsx'
import { type RowSelection, useSelection } from '#app/ui/admin/use-selection.ts'

/** The id of the form that the lessons' checkboxes belong to. */
export const lessonSelectionId = 'selected-lessons'

/** The selection of lessons; `list` tells when other lessons are shown. */
export function useLessonSelection(list: string): RowSelection {
	return useSelection({
		list,
		pathOf: ({ ask, ids, search }) => searchWith(search, { ask, ids }),
	})
}

type Props = {
	selection: RowSelection
	/** The number of lessons on this page. */
	most: number
}

/** The buttons that change several lessons. They wait for JavaScript, which reads the selection. */
export function BatchBar({ selection, most }: Props) {
	const { form, ask, count } = selection
	const isLoading = count === undefined
	const button = {
		name: 'ask',
		disabled: isLoading,
		'aria-disabled': count === 0 || undefined,
	} as const
	return (
		<form id={lessonSelectionId} ref={form} onSubmit={ask}>
			<fieldset className="flex flex-wrap items-center gap-2">
				<legend className="sr-only">Selected lessons</legend>
				<SelectAll label="Select all lessons" selection={selection} most={most} />
				<AdminButton {...button} value="lessons-status">
					Set status
				</AdminButton>
				<AdminButton {...button} value="lessons-level">
					Set level
				</AdminButton>
				<AdminButton {...button} value="lessons-move">
					Move to a course
				</AdminButton>
				<AdminButton {...button} value="lessons-audio">
					Generate audio
				</AdminButton>
				<span role="status" className="text-ink-soft tabular-nums">
					{count ? `${count} selected` : ''}
				</span>
			</fieldset>
		</form>
	)
}
