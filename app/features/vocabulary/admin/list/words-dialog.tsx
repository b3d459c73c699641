import type { ReactNode } from 'react'
import { counted } from '#app/domain/counted.ts'
import { hskLevels, spellHskLevel } from '#app/domain/hsk/level.ts'
import { keptDays } from '#app/domain/trash/kept-days.ts'
import { chosenLevels } from '#app/domain/vocabulary/word-levels.ts'
import { Question } from '#app/ui/admin/question.tsx'
import { SelectField } from '#app/ui/field.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import type { SelectedWords } from './list-words.server.ts'
import { formatVersions } from './word-versions.ts'

type WordsQuestion = 'delete' | 'batch-delete' | 'set-status' | 'set-level'

type Props = {
	ask: WordsQuestion
	found: SelectedWords
	/** How many of the selected words are left out: standard ones cannot be deleted. */
	leftOut: number
	/** The address to render again if the form has a problem. */
	askedAt: string
	/** The list behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
	/** In how many texts the words are used. */
	uses: ReactNode
}

const titles: Record<WordsQuestion, string> = {
	delete: 'Delete Vocab',
	'batch-delete': 'Batch Delete Vocab',
	'set-status': 'Batch Set Status',
	'set-level': 'Batch Set Level',
}

/** Confirms the deletion of custom words, or asks for the new status or level of any. */
export function WordsDialog({ ask, found, leftOut, askedAt, listPath, answer, uses }: Props) {
	const { words, learners } = found
	const isSetting = ask === 'set-status' || ask === 'set-level'
	return (
		<Question
			title={titles[ask]}
			askedAt={askedAt}
			listPath={listPath}
			answer={answer}
			verb={isSetting ? 'Save' : 'Delete'}
			busy={isSetting ? 'Saving...' : 'Deleting...'}
			isDanger={!isSetting}
		>
			<input type="hidden" name="intent" value={ask} />
			<input type="hidden" name="words" value={formatVersions(words)} />
			<WordNames words={words} />
			{uses}
			{leftOut > 0 && (
				<p>
					{leftOut} of the selected words {leftOut === 1 ? 'is' : 'are'} left out: only custom words
					can be deleted. Disable standard words instead.
				</p>
			)}
			{ask === 'set-level' && (
				<SelectField
					label="Level"
					name="level"
					defaultValue={
						answer?.typed?.level ?? chosenLevels(words.flatMap(({ levels }) => levels))[0] ?? ''
					}
					hint="It replaces the levels that these words have from lists or by hand."
				>
					<option value="">No level</option>
					{hskLevels.map((level) => (
						<option key={level} value={level}>
							{spellHskLevel(level)}
						</option>
					))}
				</SelectField>
			)}
			{ask === 'set-status' && (
				<SelectField
					label="Status"
					name="status"
					defaultValue={answer?.typed?.status ?? String(1 - (words[0]?.status ?? 0))}
					hint="Disabled words get no explanation in texts. Existing flashcards stay."
				>
					<option value="1">Enabled</option>
					<option value="0">Disabled</option>
				</SelectField>
			)}
			{!isSetting && <Loss learners={learners} isOne={words.length === 1} />}
		</Question>
	)
}

const mostNames = 12

function WordNames({ words }: { words: SelectedWords['words'] }) {
	const others = words.length - mostNames
	return (
		<div className="grid gap-1">
			{words.length > 1 && <p className="font-medium">{words.length} words</p>}
			<ul className="wrap-anywhere flex flex-wrap gap-x-4 gap-y-1">
				{words.slice(0, mostNames).map(({ id, word, pinyin }) => (
					<li key={id}>
						<span lang="zh-CN" className="text-lg">
							{word}
						</span>{' '}
						<span lang="zh-Latn-pinyin" className="text-ink-soft">
							{pinyin}
						</span>
					</li>
				))}
				{others > 0 && <li className="self-center text-ink-soft">and {others} more</li>}
			</ul>
		</div>
	)
}

/** Says what becomes of the words, and of the cards that go with them. */
function Loss({ learners, isOne }: { learners: number; isOne: boolean }): ReactNode {
	const [it, waits] = isOne ? ['it', 'It waits'] : ['them', 'They wait']
	const wait = `${waits} in the trash for ${keptDays} days and can be restored from there.`
	if (learners === 0) {
		return (
			<p>
				{wait} No learner has {it} on a card.
			</p>
		)
	}
	return (
		<p>
			{wait} {counted(learners, 'learner has', 'learners have')} {it} on cards, which go too, with
			all answers given to them. Restoring brings them back. To keep the cards, disable{' '}
			{isOne ? 'the word' : 'the words'} instead.
		</p>
	)
}
