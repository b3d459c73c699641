import { longestGroupName } from '#app/domain/groups/adding.ts'
import { keptDays } from '#app/domain/trash/kept-days.ts'
import { Question } from '#app/ui/admin/question.tsx'
import { Field } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

type Places = {
	/** The address to render again if the form has a problem. */
	askedAt: string
	/** The page behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
}

/** A new group; `id` is the one that it will have. */
export function CreateDialog({ id, ...places }: Places & { id: string }) {
	return (
		<Question title="Create group" verb="Create" busy="Creating..." {...places}>
			<input type="hidden" name="intent" value="create" />
			<input type="hidden" name="id" value={places.answer?.typed?.id ?? id} />
			<NameField name="" answer={places.answer} />
		</Question>
	)
}

type Asked = Places & {
	group: { id: string; name: string; version: number }
}

export function RenameDialog({ group, ...places }: Asked) {
	return (
		<Question title="Rename this group" verb="Save" busy="Saving..." {...places}>
			<input type="hidden" name="intent" value="edit" />
			<Named group={group} answer={places.answer} />
			<NameField name={group.name} answer={places.answer} />
		</Question>
	)
}

export function DeleteDialog({ group, ...places }: Asked) {
	return (
		<Question title="Delete this group?" verb="Delete" busy="Deleting..." isDanger {...places}>
			<input type="hidden" name="intent" value="delete" />
			<Named group={group} answer={places.answer} />
			<p className="wrap-anywhere font-medium">
				<WithHanzi text={group.name} />
			</p>
			<p>
				Its members can no longer open what is shared only with the group. Their accounts stay. You
				can restore the group from the trash for {keptDays} days.
			</p>
		</Question>
	)
}

/** After a conflict the answer has the stored version, with which the form is sent once more. */
function Named({ group, answer }: Pick<Asked, 'group' | 'answer'>) {
	return (
		<>
			<input type="hidden" name="id" value={group.id} />
			<input type="hidden" name="version" value={answer?.typed?.version ?? group.version} />
		</>
	)
}

function NameField({ name, answer }: { name: string; answer: FormAnswer | undefined }) {
	return (
		<Field
			label="Name"
			name="name"
			required
			maxLength={longestGroupName * 2}
			autoComplete="off"
			defaultValue={answer?.typed?.name ?? name}
			problem={fieldProblem(answer, 'name')}
		/>
	)
}
