import { counted } from '#app/domain/counted.ts'
import { editionNames, firstEdition } from '#app/domain/hsk/edition.ts'
import { Question } from '#app/ui/admin/question.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import type { EditionRow } from './editions.server.ts'

type Props = {
	row: EditionRow
	/** The address of the dialog, to which its form is sent. */
	askedAt: string
	/** The page behind the dialog. */
	listPath: string
	answer: FormAnswer | undefined
}

/** Asks before everybody who chose no edition sees their levels by this one. */
export function DefaultDialog({ row: { edition, people, peopleByDefault }, ...places }: Props) {
	const name = editionNames[edition]
	const moved = peopleByDefault - people
	return (
		<Question
			title={`Use ${name} as the default?`}
			{...places}
			verb="Use as default"
			busy="Changing..."
		>
			<EditionFields intent="set-default" edition={edition} />
			<p>
				{moved === 0
					? 'Nobody sees their levels by the default edition.'
					: `${counted(moved, 'person', 'people')} who chose no edition will see their levels by ${name}.`}{' '}
				People who chose one keep theirs.
			</p>
		</Question>
	)
}

/** Asks before an edition is taken out, and says what comes back. */
export function RemoveDialog({ row, ...places }: Props) {
	const { edition } = row
	const isFirst = edition === firstEdition
	return (
		<Question
			title={isFirst ? 'Remove this list?' : 'Remove this edition?'}
			{...places}
			verb="Remove"
			busy="Removing..."
			isDanger
		>
			<EditionFields intent="remove" edition={edition} />
			<p className="wrap-anywhere font-medium">
				{editionNames[edition]}: {row.list?.source}
			</p>
			{isFirst ? <FirstConsequences /> : <Consequences row={row} />}
		</Question>
	)
}

/** Edition 2.0 is always there: without an imported list, as the dictionary has it. */
function FirstConsequences() {
	return (
		<p>Words get the levels and readings of this edition back that they had before the import.</p>
	)
}

function Consequences({ row: { edition, people, fallback } }: { row: EditionRow }) {
	const name = editionNames[edition]
	return (
		<ul className="grid list-disc gap-1 pl-5">
			<li>
				{people === 0
					? `Nobody sees their levels by ${name}.`
					: `${counted(people, 'person', 'people')} will see their levels by ${editionNames[fallback]}.`}
			</li>
			<li>Words lose their level of {name}, and get back the readings that the list replaced.</li>
			<li>Its decks are removed. Cards that someone has started stay with them.</li>
		</ul>
	)
}

type Fields = { intent: 'set-default' | 'remove'; edition: string }

function EditionFields({ intent, edition }: Fields) {
	return (
		<>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="edition" value={edition} />
		</>
	)
}
