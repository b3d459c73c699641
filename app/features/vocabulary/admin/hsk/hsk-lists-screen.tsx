import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { editionNames, type HskEdition, hskEditions } from '#app/domain/hsk/edition.ts'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Cell, Table } from '#app/ui/admin/table.tsx'
import { Field, SelectField } from '#app/ui/field.tsx'
import { fieldProblem } from '#app/ui/form-answer.ts'
import type { HskAnswer } from './hsk-answer.ts'
import { HskOutcome } from './hsk-outcome.tsx'

type Props = {
	imports: readonly { edition: HskEdition; source: string; at: Date }[]
	answer: HskAnswer | undefined
}

/** Imports the word lists of HSK editions, after a look at what would change. */
export function HskListsScreen({ imports, answer }: Props) {
	const { formData, state } = useNavigation()
	const intent = state === 'idle' ? undefined : formData?.get('intent')
	// An answer belongs to the file and edition that were sent.
	const [editedAfter, setEditedAfter] = useState<HskAnswer>()
	const isShown = answer !== undefined && editedAfter !== answer && intent === undefined
	const isChecked = isShown && answer.outcome === 'checked'

	const outcome = useRef<HTMLDivElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer comes into view once
	useEffect(() => {
		outcome.current?.scrollIntoView({ block: 'nearest' })
	}, [answer])

	return (
		<AdminPage title="HSK Lists" actions={<BackLink to="/admin/vocab" />}>
			<Imports imports={imports} />
			<Form
				method="post"
				encType="multipart/form-data"
				replace
				preventScrollReset
				onChange={() => setEditedAfter(answer)}
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
						<AdminButton look="primary" name="intent" value="import">
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
		</AdminPage>
	)
}

function Imports({ imports }: Pick<Props, 'imports'>) {
	return (
		<Table
			caption="Word lists"
			heads={['Edition', 'From', 'Imported']}
			emptyText=""
			rows={hskEditions.map((edition) => {
				const known = imports.find((one) => one.edition === edition)
				const origin = edition === '2.0' ? 'Comes with the dictionary' : 'Not imported'
				return (
					<tr key={edition}>
						<Cell of="Edition" isHead>
							{editionNames[edition]}
						</Cell>
						<Cell of="From">
							<span className="wrap-anywhere">{known?.source ?? origin}</span>
						</Cell>
						<Cell of="Imported">{known ? <DateTime at={known.at} /> : '-'}</Cell>
					</tr>
				)
			})}
		/>
	)
}
