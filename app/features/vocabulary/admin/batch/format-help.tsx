import type { ReactNode } from 'react'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { partsOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'

/** Explains the columns of a CSV table of words. */
export function CsvFormatHelp({ isEdit = false }: { isEdit?: boolean }) {
	return (
		<details open={!isEdit} className="rounded-control border border-line px-3 py-2">
			<summary className="font-medium">Format</summary>
			<dl className="grid gap-x-4 gap-y-1 pt-2 sm:grid-cols-[auto_1fr]">
				{isEdit && (
					<Column name="id" isRequired>
						one of the selected words; an empty cell or a missing column leaves a value unchanged
					</Column>
				)}
				<Column name="word" isRequired={!isEdit}>
					Chinese characters only
				</Column>
				<Column name="pinyin" isRequired={!isEdit}>
					one syllable for each character, with marks or number tones: luo4 hao3 → luò hǎo; words
					that already exist with the same pinyin are {isEdit ? 'refused' : 'skipped'}
				</Column>
				<Column name="meaning" isRequired={!isEdit}>
					<code>pos=definition; pos2=definition2</code> – text without = continues the definition
					before it; \ before ; or = makes it an ordinary character. pos is one of{' '}
					{partsOfSpeech.join(', ')}.
				</Column>
				<Column name="traditional">Chinese characters only{isEdit && '; - removes it'}</Column>
				<Column name="levels">
					{hskLevels.join(', ')}, separated by ;{isEdit && ' – or - for none'}
				</Column>
				<Column name="status">1 enabled{!isEdit && ' (the default)'}, 0 disabled</Column>
				<Column name="gloss">
					the short meanings that learners see first, written like <code>meaning</code>
					{isEdit && '; - removes them'}
				</Column>
				<Column name="measure_words">
					the usual measure words of a noun, separated by ;{isEdit && ' – or - for none'}
				</Column>
			</dl>
			<p className="pt-2 text-ink-soft">
				The first row names the columns, in any order. Put a cell in double quotes if it contains a
				comma. You can paste cells copied from a spreadsheet.
			</p>
		</details>
	)
}

type ColumnProps = { name: string; isRequired?: boolean; children: ReactNode }

function Column({ name, isRequired = false, children }: ColumnProps) {
	return (
		<>
			<dt className="font-medium max-sm:pt-1">
				<code>{name}</code> {isRequired && <span className="text-ink-quiet">(required)</span>}
			</dt>
			<dd className="min-w-0 text-ink-soft">{children}</dd>
		</>
	)
}
