import { Fragment, type ReactNode } from 'react'
import { type Slots, wordsOf } from '#app/domain/exercises/slots.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { PreviewLine } from './preview-line.tsx'

/** The bank in its mixed order, then the slots filled with each right answer. */
export function PreviewSlots({ task }: { task: Slots }) {
	return (
		<>
			<p className="flex flex-wrap items-center gap-1.5">
				<span className="text-ink-soft">Words:</span>
				{task.bank.map(({ letter, text }) => (
					<Word key={letter}>
						<WithHanzi text={text} />
					</Word>
				))}
			</p>
			<ul className="grid gap-1">
				{task.layout === 'pairs' ? <Pairs task={task} /> : <Sentences task={task} />}
			</ul>
		</>
	)
}

function Sentences({ task }: { task: Slots }) {
	const isChinese = hasHanzi(task.bank.map(({ text }) => text).join(''))
	return task.answers.map((answer) => (
		<PreviewLine key={answer} isRight>
			<span
				lang={isChinese ? 'zh-CN' : undefined}
				className="wrap-anywhere whitespace-pre-line text-base leading-loose"
			>
				{wordsOf(task, answer).map((word, slot) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
					<Fragment key={slot}>
						{task.before[slot]}
						{task.layout === 'row' && slot > 0 && ' '}
						<Word isRight>{word}</Word>
					</Fragment>
				))}
				{task.after}
			</span>
		</PreviewLine>
	))
}

function Pairs({ task }: { task: Slots }) {
	const rights = wordsOf(task, task.answers[0] ?? '')
	return task.before.map((left, slot) => (
		<PreviewLine key={left} isRight>
			<span className="wrap-anywhere text-base leading-loose">
				<WithHanzi text={left} /> ={' '}
				<Word isRight>
					<WithHanzi text={rights[slot] ?? ''} />
				</Word>
			</span>
		</PreviewLine>
	))
}

/** A word of the bank; one in its slot is underlined, so that colour is not all. */
function Word({ isRight, children }: { isRight?: boolean; children: ReactNode }) {
	const look = isRight
		? 'border-jade bg-raised font-medium underline decoration-jade underline-offset-4'
		: 'border-edge bg-raised'
	return <span className={`rounded-control border px-1.5 py-0.5 ${look}`}>{children}</span>
}
