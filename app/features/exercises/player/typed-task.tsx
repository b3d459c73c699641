import { type KeyboardEvent, useState } from 'react'
import { isRightTyped, longestTyped, type Typed } from '#app/domain/exercises/typed.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { Field } from '#app/ui/field.tsx'
import { Chinese } from './chinese.tsx'
import { RightAnswer, Verdict } from './graded-place.tsx'
import type { TaskProps } from './task-props.ts'

/** A field for hanzi or pinyin. Enter submits, but not while an input method composes. */
export function TypedTask({ task, given, change }: TaskProps<Typed>) {
	const [text, setText] = useState('')
	if (given !== undefined) return <GradedText task={task} given={given} />
	const script = scriptOf(task)
	return (
		<Field
			label="Your answer"
			hint={ways[script]}
			value={text}
			onChange={({ currentTarget }) => {
				setText(currentTarget.value)
				change(currentTarget.value)
			}}
			onKeyDown={(event) => {
				if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
			}}
			lang={script === 'pinyin' ? 'zh-Latn-pinyin' : 'zh-CN'}
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
	hanzi: 'Type Chinese characters.',
	pinyin: 'Type pinyin with its tones, as marks or numbers: mǎ or ma3.',
	both: 'Type Chinese characters, or pinyin with its tones: mǎ or ma3.',
}

function scriptOf({ accepted }: Typed): keyof typeof ways {
	const hasPinyin = accepted.some((answer) => 'pinyin' in answer)
	if (accepted.every((answer) => 'pinyin' in answer)) return 'pinyin'
	return hasPinyin ? 'both' : 'hanzi'
}

/** Safari ends the composition before it sends the key, with the code of a key that was processed. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
	return nativeEvent.isComposing || nativeEvent.keyCode === 229
}

function GradedText({ task, given }: { task: Typed; given: string }) {
	const isRight = isRightTyped(task, given)
	const answers = task.accepted.map((answer) => ('hanzi' in answer ? answer.hanzi : answer.pinyin))
	return (
		<>
			<div
				data-look={isRight ? 'right' : 'wrong'}
				className={`grid gap-1 rounded-control border p-3 ${isRight ? 'border-jade bg-jade-tint' : 'border-cinnabar bg-cinnabar-tint'}`}
			>
				<span className="wrap-anywhere text-xl" lang={hasHanzi(given) ? 'zh-CN' : undefined}>
					{given}
				</span>
				<Verdict isRight={isRight}>{isRight ? 'Your answer: correct' : 'Your answer'}</Verdict>
			</div>
			{(!isRight || answers.length > 1) && (
				<RightAnswer label={answers.length > 1 ? 'Correct answers' : 'Correct answer'}>
					<ul className="flex flex-wrap gap-x-6 gap-y-1 text-xl leading-loose">
						{answers.map((text) => (
							<li key={text}>
								<Chinese text={text} />
							</li>
						))}
					</ul>
				</RightAnswer>
			)}
		</>
	)
}
