import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { editionNames, hskEditions } from '#app/domain/hsk/edition.ts'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { CheckField, Field, SelectField } from '#app/ui/field.tsx'
import { fieldProblem } from '#app/ui/form-answer.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { EditionRow } from './editions.server.ts'
import { EditionsTable } from './editions-table.tsx'
import type { HskAnswer } from './hsk-answer.ts'
import { HskOutcome } from './hsk-outcome.tsx'

type Props = {
	editions: readonly EditionRow[]
	answer: HskAnswer | undefined
	/** A success or an error. */
	message: ReactNode
	/** The open dialog, if any. */
	dialog: ReactNode
}

/** Imports the word lists of HSK editions, after a look at what would change. */
export function HskListsScreen({ editions, answer, message, dialog }: Props) {
	const isHydrated = useHydrated()
	const { formData, state } = useNavigation()
	const intent = state === 'idle' ? undefined : formData?.get('intent')
	// An answer belongs to the file and edition that were sent.
	const [editedAfter, setEditedAfter] = useState<HskAnswer>()
	const [tickedIn, setTickedIn] = useState<HskAnswer>()
	const isShown = answer !== undefined && editedAfter !== answer && intent === undefined
	const isChecked = isShown && answer.outcome === 'checked'
	const shortage = isChecked ? answer.shortage : undefined

	const outcome = useRef<HTMLDivElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer comes into view once
	useEffect(() => {
		outcome.current?.scrollIntoView({ block: 'nearest' })
	}, [answer])

	return (
		<AdminPage title="HSK Lists" actions={<BackLink to="/admin/vocab" />}>
			{message}
			<EditionsTable editions={editions} />
			<Form
				method="post"
				action="/admin/vocab/hsk"
				encType="multipart/form-data"
				replace
				preventScrollReset
				onChange={({ target }) => {
					// The box belongs to the answer.
					if (isBox(target)) setTickedIn(target.checked ? answer : undefined)
					else setEditedAfter(answer)
				}}
				className="grid max-w-2xl gap-3"
			>
				<input type="hidden" name="digest" value={isChecked ? answer.digest : ''} />
				<SelectField
					label="Import as"
					name="edition"
					defaultValue={answer?.edition ?? answer?.typed?.edition ?? '3.0'}
					hint="Levels of other editions, and those set by hand, stay as they are."
				>
					{hskEditions.map((edition) => (
						<option key={edition} value={edition}>
							{editionNames[edition]}
						</option>
					))}
				</SelectField>
				<Field
					label="Word list"
					name="file"
					type="file"
					required
					accept=".csv,.json,text/csv,application/json"
					hint="A file like hsk30.csv (ivankra/hsk30) or complete.json (drkameleon/complete-hsk-vocabulary)."
					problem={isShown ? fieldProblem(answer, 'file') : undefined}
				/>
				{shortage && (
					<CheckField
						key={answer?.digest}
						label={shortage}
						name="takesShort"
						hint="The list is too short to be the whole edition."
					/>
				)}
				<div className="flex flex-wrap gap-2">
					<AdminButton
						look={isChecked ? 'secondary' : 'primary'}
						name="intent"
						value="check"
						isBusy={intent === 'check'}
						busyLabel="Checking..."
					>
						Check
					</AdminButton>
					{isChecked && (
						<AdminButton
							look="primary"
							name="intent"
							value="import"
							// Without a script the button cannot follow the box; the server refuses by itself.
							disabled={isHydrated && shortage !== undefined && tickedIn !== answer}
						>
							Import
						</AdminButton>
					)}
					{intent === 'import' && (
						<AdminButton look="primary" isBusy busyLabel="Importing...">
							Import
						</AdminButton>
					)}
				</div>
			</Form>
			{isShown && answer.problems && <FormNotice answer={answer} />}
			{isShown && answer.outcome && (
				<div ref={outcome} className="grid scroll-my-4 gap-4">
					<HskOutcome answer={answer} />
				</div>
			)}
			{dialog}
		</AdminPage>
	)
}

/** The box that lets a short list pass. */
function isBox(target: EventTarget): target is HTMLInputElement {
	return target instanceof HTMLInputElement && target.type === 'checkbox'
}
