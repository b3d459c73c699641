import { useContext, useState } from 'react'
import { isRightTyped, type Typed } from '#app/domain/exercises/typed.ts'
import { longestTyped } from '#app/domain/typing/typed-answer.ts'
import { langOfNotation } from '#app/features/display/langs.ts'
import { ReadingLine } from '#app/features/display/reading-line.tsx'
import { useTextDisplay } from '#app/features/display/use-text-display.ts'
import { isComposing } from '#app/ui/composing.ts'
import { Field } from '#app/ui/field.tsx'
import { Chinese, WordsContext } from './chinese.tsx'
import { RightAnswer, Verdict } from './graded-place.tsx'
import type { TaskProps } from './task-props.ts'

/** A field for hanzi or a reading. Enter submits, but not while an input method composes. */
export function TypedTask({ task, given, begun = '', change }: TaskProps<Typed>) {
	const [text, setText] = useState(begun)
	const words = useContext(WordsContext)
	const { notation } = useTextDisplay()
	if (given !== undefined) return <GradedText task={task} given={given} />
	const script = scriptOf(task)
	return (
		<Field
			label="Your answer"
			hint={ways[notation][script]}
			value={text}
			onChange={({ currentTarget }) => {
				setText(currentTarget.value)
				change(asStored(currentTarget.value, task, words))
			}}
			onKeyDown={(event) => {
				if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
			}}
			lang={script === 'pinyin' ? langOfNotation[notation] : 'zh-CN'}
			maxLength={longestTyped}
			autoComplete="off"
			autoCapitalize="off"
			autoCorrect="off"
			spellCheck={false}
			enterKeyHint="done"
		/>
	)
}

const ways = {
	pinyin: {
		hanzi: 'Type Chinese characters.',
		pinyin: 'Type pinyin with its tones, as marks or numbers: mǎ or ma3, nǚ or nv3.',
		both: 'Type Chinese characters, or pinyin with its tones: mǎ or ma3, nǚ or nv3.',
	},
	zhuyin: {
		hanzi: 'Type Chinese characters.',
		pinyin: 'Type zhuyin with its tones, ㄇㄚˇ, or pinyin: mǎ or ma3.',
		both: 'Type Chinese characters, zhuyin with its tones, ㄇㄚˇ, or pinyin: mǎ or ma3.',
	},
}

function scriptOf({ accepted }: Typed): keyof (typeof ways)['pinyin'] {
	const hasPinyin = accepted.some((answer) => 'pinyin' in answer)
	if (accepted.every((answer) => 'pinyin' in answer)) return 'pinyin'
	return hasPinyin ? 'both' : 'hanzi'
}

/** 老師 is kept as 老师, where that is right and its reader sees it so. */
function asStored(typed: string, { accepted }: Typed, words: Words): string {
	for (const answer of accepted) {
		if (!('hanzi' in answer)) continue
		const hanzi = hanziOf(words[answer.hanzi] ?? '')
		if (hanzi === answer.hanzi) continue
		if (hanzi && isRightTyped({ way: 'typed', accepted: [{ hanzi }] }, typed)) return answer.hanzi
	}
	return typed
}

type Words = Readonly<Record<string, string>>

/** The characters of words as they are drawn, without their readings. */
function hanziOf(html: string): string {
	const { body } = new DOMParser().parseFromString(html, 'text/html')
	for (const reading of body.querySelectorAll('rt')) reading.remove()
	return body.textContent ?? ''
}

function GradedText({ task, given }: { task: Typed; given: string }) {
	const isRight = isRightTyped(task, given)
	const { accepted: answers } = task
	return (
		<>
			<div
				data-look={isRight ? 'right' : 'wrong'}
				className={`grid gap-1 rounded-control border p-3 ${isRight ? 'border-jade bg-jade-tint' : 'border-cinnabar bg-cinnabar-tint'}`}
			>
				<Chinese text={given} className="wrap-anywhere text-xl" />
				<Verdict isRight={isRight}>{isRight ? 'Your answer: correct' : 'Your answer'}</Verdict>
			</div>
			{(!isRight || answers.length > 1) && (
				<RightAnswer label={answers.length > 1 ? 'Correct answers' : 'Correct answer'}>
					<ul className="flex flex-wrap gap-x-6 gap-y-1 text-xl leading-loose">
						{answers.map((answer) =>
							'hanzi' in answer ? (
								<li key={answer.hanzi}>
									<Chinese text={answer.hanzi} />
								</li>
							) : (
								<li key={answer.pinyin}>
									<ReadingLine pinyin={answer.pinyin} />
								</li>
							),
						)}
					</ul>
				</RightAnswer>
			)}
		</>
	)
}
