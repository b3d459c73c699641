import { SelectionBar } from '#app/ui/admin/selection-bar.tsx'
import type { RowSelection } from '#app/ui/admin/use-selection.ts'

/** The id of the form that the lessons' checkboxes belong to. */
export const lessonSelectionId = 'selected-lessons'

type Props = {
	selection: RowSelection
	/** The number of lessons on this page. */
	most: number
}

/** The buttons that change several lessons. */
export function BatchBar({ selection, most }: Props) {
	return (
		<form id={lessonSelectionId} ref={selection.form} onSubmit={selection.ask}>
			<SelectionBar
				legend="Selected lessons"
				selectAll="Select all lessons"
				selection={selection}
				most={most}
				actions={[
					{ name: 'Set status', ask: 'lessons-status' },
					{ name: 'Set level', ask: 'lessons-level' },
					{ name: 'Move to a course', ask: 'lessons-move' },
					{ name: 'Generate audio', ask: 'lessons-audio' },
				]}
			/>
		</form>
	)
}
