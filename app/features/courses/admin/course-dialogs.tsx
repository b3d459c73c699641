import { ChangeList } from '#app/features/audit/change-list.tsx'
import { CoverField } from '#app/features/media/covers/cover-field.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import type { ItemDialogData } from './course-dialogs.server.ts'
import type { CourseToEdit } from './courses-for-editing.server.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { type EditedItem, ItemDialog } from './item-dialog.tsx'
import { newItem, valuesOf } from './item-values.ts'

type Props = {
	data: ItemDialogData | undefined
	/** New lessons belong to this course. */
	parent?: CourseToEdit
	/** The address that the forms are submitted to. */
	askedAt: string
	/** The page behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
}

/** The open dialog about a course or lesson, if any. */
export function CourseDialog({ data, parent, askedAt, listPath, answer }: Props) {
	if (!data || data.ask === 'nothing') return null
	const places = { askedAt, listPath, answer }
	if (data.ask === 'create') {
		const { type, ...values } = newItem(parent)
		const item = { id: data.id, type, values }
		return (
			<ItemDialog
				// Remount for another dialog.
				key="create"
				item={item}
				parentTitle={parent?.title}
				cover={<Cover item={item} answer={answer} />}
				{...places}
				history={undefined}
			/>
		)
	}
	const { item } = data
	const history = <ChangeList changes={data.history} isOfOne />
	if (data.ask === 'delete') {
		return <DeleteDialog key={`delete ${item.id}`} item={item} {...places} history={history} />
	}
	const edited = { ...item, values: valuesOf(item) }
	return (
		<ItemDialog
			key={`edit ${item.id}`}
			item={edited}
			parentTitle={item.parentTitle ?? undefined}
			cover={<Cover item={edited} answer={answer} />}
			{...places}
			history={history}
		/>
	)
}

function Cover({ item, answer }: { item: EditedItem; answer: FormAnswer | undefined }) {
	return (
		<CoverField
			name="coverImagePath"
			value={answer?.typed?.coverImagePath ?? item.values.coverImagePath}
			problem={fieldProblem(answer, 'coverImagePath')}
		/>
	)
}
