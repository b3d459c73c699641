import { Plus, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Meaning } from '#app/domain/vocabulary/meaning.ts'
import {
	isPartOfSpeech,
	type PartOfSpeech,
	partsOfSpeech,
} from '#app/domain/vocabulary/part-of-speech.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { useFirstText } from '#app/ui/first-text.ts'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import { definitionField, type MeaningPart, posField } from './word-fields.ts'

type Row = { key: number; pos: PartOfSpeech; definition: string }

type Props = { part: MeaningPart; meaning: Meaning | undefined; answer: FormAnswer | undefined }

/** In words, as the labels say them. A word has a meaning; it need not have a short one. */
const parts = {
	meaning: {
		legend: 'Meanings',
		add: 'Add Meaning',
		pos: (row: number) => `Part of speech ${row}`,
		definition: (row: number) => `Definition ${row}`,
		remove: (row: number) => `Remove meaning ${row}`,
		fewest: 1,
	},
	gloss: {
		legend: 'Short meanings (optional)',
		add: 'Add Short Meaning',
		pos: (row: number) => `Kind of short meaning ${row}`,
		definition: (row: number) => `Short meaning ${row}`,
		remove: (row: number) => `Remove short meaning ${row}`,
		fewest: 0,
	},
} as const

/** The meanings of a word, one for each part of speech, the main one first. */
export function MeaningFields({ part, meaning, answer }: Props) {
	const { legend, add: addLabel, fewest } = parts[part]
	const hintId = useId()
	const [rows, setRows] = useState(() => rowsOf(part, meaning, answer?.typed))
	const list = useRef<HTMLFieldSetElement>(null)
	const focused = useRef<number>()
	const free = partsOfSpeech.filter((pos) => rows.every((row) => row.pos !== pos))

	useEffect(() => {
		if (focused.current === undefined) return
		list.current?.querySelectorAll('textarea')[focused.current]?.focus()
		focused.current = undefined
	})

	function add() {
		const [pos] = free
		if (!pos) return
		const key = Math.max(-1, ...rows.map((row) => row.key)) + 1
		focused.current = rows.length
		setRows([...rows, { key, pos, definition: '' }])
	}

	function remove(index: number) {
		focused.current = Math.max(0, index - 1)
		setRows(rows.filter((_, place) => place !== index))
	}

	function choose(index: number, text: string) {
		if (!isPartOfSpeech(text)) return
		setRows(rows.map((row, place) => (place === index ? { ...row, pos: text } : row)))
	}

	return (
		<fieldset
			ref={list}
			aria-describedby={part === 'gloss' ? hintId : undefined}
			className="grid gap-2"
		>
			<legend className="pb-1.5 font-medium text-ink-soft text-sm">{legend}</legend>
			{part === 'gloss' && (
				<p id={hintId} className="text-ink-quiet text-sm">
					Learners see these first. Without any they see the meanings above.
				</p>
			)}
			{rows.map(({ key, pos, definition }, index) => (
				<MeaningRow
					key={key}
					part={part}
					index={index}
					pos={pos}
					definition={definition}
					free={free}
					choose={(text) => choose(index, text)}
					remove={rows.length > fewest ? () => remove(index) : undefined}
					answer={answer}
				/>
			))}
			<button
				type="button"
				disabled={free.length === 0}
				onClick={add}
				className={`${adminButtonClass('secondary')} justify-self-start`}
			>
				<Plus aria-hidden size={16} />
				{addLabel}
			</button>
		</fieldset>
	)
}

type RowProps = Omit<Row, 'key'> & {
	part: MeaningPart
	/** Counted from 0. */
	index: number
	/** The parts of speech that no row has yet. */
	free: readonly PartOfSpeech[]
	choose: (pos: string) => void
	/** Undefined if the row must stay. */
	remove: (() => void) | undefined
	answer: FormAnswer | undefined
}

const control =
	'min-w-0 rounded-control border border-edge bg-raised px-2.5 py-1.5 text-ink aria-invalid:border-cinnabar'

function MeaningRow({ part, index, pos, definition, free, choose, remove, answer }: RowProps) {
	const id = useId()
	const labels = parts[part]
	const [posName, name] = [posField(index, part), definitionField(index, part)]
	const posProblem = fieldProblem(answer, posName)
	const firstText = useFirstText(definition)
	const problem = fieldProblem(answer, name)
	const shownProblem = posProblem ?? problem
	const problemId = shownProblem && `${id}-problem`
	return (
		<div className="grid grid-cols-[1fr_auto] gap-1.5 sm:grid-cols-[11rem_1fr_auto]">
			<select
				name={posName}
				value={pos}
				onChange={({ currentTarget }) => choose(currentTarget.value)}
				aria-label={labels.pos(index + 1)}
				aria-invalid={posProblem ? true : undefined}
				aria-describedby={posProblem && problemId}
				className={`${control} min-h-9 self-start`}
			>
				{partsOfSpeech
					.filter((known) => known === pos || free.includes(known))
					.map((known) => (
						<option key={known}>{known}</option>
					))}
			</select>
			<textarea
				name={name}
				defaultValue={firstText}
				rows={1}
				aria-label={labels.definition(index + 1)}
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem && problemId}
				className={`${control} field-sizing-content max-h-40 min-h-9 resize-y max-sm:order-3 max-sm:col-span-2`}
			/>
			<button
				type="button"
				onClick={remove}
				disabled={!remove}
				aria-label={labels.remove(index + 1)}
				className={`${adminButtonClass('quiet')} self-start px-2`}
			>
				<X aria-hidden size={16} />
			</button>
			{shownProblem && (
				<p id={problemId} className="col-span-full order-4 text-cinnabar-deep text-sm">
					{shownProblem}
				</p>
			)}
		</div>
	)
}

/** The typed meanings if the form was refused, else the stored ones, else an empty noun if needed. */
function rowsOf(
	part: MeaningPart,
	meaning: Meaning | undefined,
	typed: FormAnswer['typed'],
): Row[] {
	const none = parts[part].fewest > 0 ? { noun: { definition: '' } } : {}
	const stored = Object.entries(meaning ?? none)
	const pairs = typed
		? partsOfSpeech.map((_, index) => [
				typed[posField(index, part)],
				typed[definitionField(index, part)],
			])
		: stored.map(([pos, value]) => [pos, value?.definition])
	return pairs.flatMap(([pos = '', definition = ''], key) =>
		isPartOfSpeech(pos) ? [{ key, pos, definition }] : [],
	)
}
