import { Form, useNavigation } from '@remix-run/react'
import { useContext, useEffect, useRef } from 'react'
import { mostEmails } from '#app/domain/accounts/email-list.ts'
import { type AddingOutcome, addingOutcomes } from '#app/domain/groups/adding.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { isFormChanged } from '#app/ui/admin/form-changed.ts'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { LeaveWarning } from '#app/ui/admin/leave-warning.tsx'
import { ManagesPeople } from '#app/ui/admin/manages-people.ts'
import { Cell, Table } from '#app/ui/admin/table.tsx'
import { CheckField, TextAreaField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { AddingAnswer, GroupAnswer } from './answer-group-form.server.ts'
import { groupPath } from './group-search.ts'

type Props = { group: { id: string }; answer: GroupAnswer | undefined }

/** A pasted list of people. Check says what will happen to each; Add does it. */
export function AddPeopleForm({ group, answer }: Props) {
	const managesPeople = useContext(ManagesPeople)
	const navigation = useNavigation()
	const busy = navigation.formAction?.includes(group.id) && navigation.formData?.get('intent')
	const form = useRef<HTMLFormElement>(null)
	const typed = answer?.typed
	return (
		<Form
			ref={form}
			method="post"
			action={groupPath(group.id)}
			replace
			preventScrollReset
			className="card grid gap-3 p-4"
		>
			<LeaveWarning
				isChanged={() => form.current !== null && isFormChanged(form.current)}
				hasDraft={false}
			/>
			<FormNotice answer={answer} />
			{answer?.adding && <Result adding={answer.adding} />}
			<TextAreaField
				label="Add people"
				name="people"
				rows={4}
				spellCheck={false}
				autoComplete="off"
				defaultValue={typed?.people ?? ''}
				placeholder={'xiaomei@example.com, Li Lei <lilei@example.com>'}
				hint={`Paste up to ${mostEmails} addresses: separated by commas, one per line, or as rows of a table. People without an account are invited by email.`}
			/>
			{managesPeople && (
				<CheckField
					name="skipsWaitlist"
					defaultChecked={typed?.skipsWaitlist === 'on'}
					label="Approve the accounts of newly invited people right away"
					hint="They can sign in as soon as they have applied with the link in their mail."
				/>
			)}
			<div className="flex gap-2">
				<AdminButton name="intent" value="check" isBusy={busy === 'check'} busyLabel="Checking...">
					Check
				</AdminButton>
				<AdminButton
					name="intent"
					value="add"
					look="primary"
					isBusy={busy === 'add'}
					busyLabel="Adding..."
				>
					Add
				</AdminButton>
			</div>
		</Form>
	)
}

type OutcomeWords = { checked: string; done: string }

const words: Record<AddingOutcome, OutcomeWords> = {
	added: { checked: 'Will be added', done: 'Added' },
	invited: { checked: 'Will be invited by email (no account yet)', done: 'Invited by email' },
	waits: {
		checked: 'Has applied, will join once approved and confirmed',
		done: 'Has applied, joins once approved and confirmed',
	},
	member: { checked: 'Already in the group', done: 'Already in the group' },
	'invited-before': { checked: 'Invited before', done: 'Invited before' },
	invalid: { checked: 'Not an email address', done: 'Not an email address' },
}

function Result({ adding: { intent, rows, unsent } }: { adding: AddingAnswer }) {
	const place = useRef<HTMLElement>(null)
	// The button that was pressed cannot have the focus while it is busy.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
	useEffect(() => place.current?.focus(), [rows])
	const isCheck = intent === 'check'
	const wordOf = (outcome: AddingOutcome) => words[outcome][isCheck ? 'checked' : 'done']
	const counts = addingOutcomes.flatMap((outcome) => {
		const count = rows.filter((row) => row.outcome === outcome).length
		return count > 0 ? [`${wordOf(outcome)}: ${count}`] : []
	})
	return (
		<section ref={place} tabIndex={-1} aria-label="Result" className="grid gap-2 outline-none">
			<Notice tone={isCheck ? 'info' : 'success'}>
				{isCheck && 'Nothing was changed yet. '}
				{counts.join(' · ')}
			</Notice>
			{unsent && <Notice tone="error">{unsent} You can send an invitation again below.</Notice>}
			<details open={isCheck || undefined}>
				<summary className="text-ink-soft text-sm">Each address</summary>
				<Table
					caption="Result"
					heads={['Email', 'What happens']}
					emptyText=""
					rows={rows.map(({ email, outcome }) => (
						<tr key={email}>
							<Cell of="Email" isHead>
								<span className="wrap-anywhere">{email}</span>
							</Cell>
							<Cell of="What happens">{wordOf(outcome)}</Cell>
						</tr>
					))}
				/>
			</details>
		</section>
	)
}
