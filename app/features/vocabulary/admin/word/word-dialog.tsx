import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { hskLevels, spellHskLevel } from '#app/domain/hsk/level.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { chosenLevels } from '#app/domain/vocabulary/word-levels.ts'
import { useCloseDialog } from '#app/ui/admin/close-dialog.ts'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { DialogButtons } from '#app/ui/admin/dialog-buttons.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { History } from '#app/ui/admin/history.tsx'
import { Field, SelectField } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import type { EditedWord } from './find-word.server.ts'
import { MeaningFields } from './meaning-fields.tsx'
import { levelField } from './word-fields.ts'

type Props = {
	/** Undefined to create a word. */
	word?: EditedWord | undefined
	/** The first text of a new word’s form. */
	begin?: { word: string; pinyin: string }
	/** The address to render again if the form has a problem. */
	askedAt: string
	/** The list behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
	/** In how many texts the word is used. */
	uses?: ReactNode
	/** The word's last changes. */
	history?: ReactNode
}

/** Creates a custom word, or edits any word. */
export function WordDialog({ word, begin, askedAt, listPath, answer, uses, history }: Props) {
	const close = useCloseDialog(listPath)
	const problem = answer?.isUnsent ? undefined : formProblem(answer)
	const typed = answer?.typed
	const shown = (name: string, stored: string) => typed?.[name] ?? stored
	return (
		<Dialog title={word ? 'Edit Vocab' : 'Create Vocab'} size="wide" onClose={close} isGuarded>
			<Form
				method="post"
				action={askedAt}
				replace
				preventScrollReset
				autoComplete="off"
				className="grid gap-4 pt-3"
			>
				<input type="hidden" name="intent" value={word ? 'edit' : 'create'} />
				{word && <input type="hidden" name="id" value={word.id} />}
				{word && <input type="hidden" name="version" value={typed?.version ?? word.version} />}
				<FormNotice answer={answer} />
				{uses}
				<div className="grid items-start gap-4 sm:grid-cols-2">
					<Field
						label="Word"
						name="word"
						lang="zh-CN"
						required
						defaultValue={shown('word', word?.word ?? begin?.word ?? '')}
						problem={fieldProblem(answer, 'word')}
					/>
					<Field
						label="Pinyin"
						name="pinyin"
						lang="zh-Latn-pinyin"
						spellCheck={false}
						required
						defaultValue={shown('pinyin', word?.pinyin ?? begin?.pinyin ?? '')}
						hint="Supports number tones: luo4 hao3 → luò hǎo"
						problem={fieldProblem(answer, 'pinyin')}
					/>
					<Field
						label="Traditional (optional)"
						name="traditional"
						lang="zh-TW"
						defaultValue={shown('traditional', word?.traditional ?? '')}
						problem={fieldProblem(answer, 'traditional')}
					/>
					<SelectField
						label="Status"
						name="status"
						defaultValue={shown('status', String(word?.status ?? 1))}
						problem={fieldProblem(answer, 'status')}
					>
						<option value="1">Enabled</option>
						<option value="0">Disabled</option>
					</SelectField>
				</div>
				<fieldset>
					<legend className="pb-1.5 font-medium text-ink-soft text-sm">Levels</legend>
					<div className="flex flex-wrap gap-x-4 gap-y-1">
						{hskLevels.map((level) => (
							<label key={level} className="inline-flex min-h-8 items-center gap-1.5">
								<input
									type="checkbox"
									name={levelField(level)}
									className="size-4 accent-accent"
									defaultChecked={
										typed
											? typed[levelField(level)] === 'on'
											: chosenLevels(word?.levels ?? []).includes(level)
									}
								/>
								{level}
							</label>
						))}
					</div>
					<DerivedLevels levels={word?.levels ?? []} />
				</fieldset>
				<MeaningFields part="meaning" meaning={word?.meaning} answer={answer} />
				<MeaningFields part="gloss" meaning={word?.gloss ?? undefined} answer={answer} />
				<Field
					label="Counted with (optional)"
					name="measureWords"
					lang="zh-CN"
					defaultValue={shown('measureWords', word?.measureWords?.join('、') ?? '')}
					hint="The usual measure words of a noun, separated by commas"
					problem={fieldProblem(answer, 'measureWords')}
				/>
				<DialogButtons listPath={listPath} verb="Save" busy="Saving..." />
			</Form>
			{word && history && <History isOpen={problem !== undefined}>{history}</History>}
		</Dialog>
	)
}

/** They cannot be edited; a level that is chosen above comes before them. */
function DerivedLevels({ levels }: { levels: readonly WordLevel[] }) {
	const derived = levels.filter(({ isDerived }) => isDerived)
	if (derived.length === 0) return null
	const spelt = derived.map(({ level, edition }) => `${spellHskLevel(level)} (${edition})`)
	return (
		<p className="pt-1 text-ink-soft text-sm">
			From its parts, unless you choose a level: {spelt.join(', ')}
		</p>
	)
}
