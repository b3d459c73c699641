import { Form, useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { SettingsFrame } from '#app/features/accounts/settings-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import type { TrainingState } from './read-training.server.ts'

type Props = {
	training: TrainingState
	answer: FormAnswer | undefined
	success: string | undefined
}

/** How a person's cards are scheduled: by the usual weights of FSRS or by their own. */
export function TrainingScreen({ training, answer, success }: Props) {
	const { work } = training
	const problem = formProblem(answer)
	useNewerState(work === 'training' || work === 'rescheduling')
	return (
		<SettingsFrame title="Card schedule" path="/settings/schedule">
			{problem && <Notice tone="error">{problem}</Notice>}
			{!problem && success && <Notice tone="success">{success}</Notice>}
			<section aria-labelledby="schedule" className="card grid content-start">
				<h2 id="schedule" className="border-line border-b px-5 py-4 font-display text-2xl sm:px-6">
					Card schedule
				</h2>
				<div className="grid gap-5 px-5 py-5 sm:px-6">
					<p>
						A card comes back while you still know nine out of ten such words. At first Hanlu uses a
						schedule that suits most people. After {count(training.leastAnswers)} answers it learns
						how long you remember.
					</p>
					<InUse training={training} />
					<Work work={work} />
					<Actions training={training} />
				</div>
			</section>
			{training.last && <Judgement last={training.last} />}
		</SettingsFrame>
	)
}

function InUse({ training }: { training: TrainingState }) {
	const { inUse, answers, trainsAt, leastAnswers, isUsualChosen, last } = training
	const isTooEarly = answers < leastAnswers
	return (
		<dl className="grid gap-3">
			<div className="grid gap-1">
				<dt className="text-ink-soft text-sm">In use</dt>
				<dd className="font-medium text-lg">
					{inUse === 'own' && last
						? 'Your own schedule'
						: isUsualChosen
							? 'The usual schedule, as you chose'
							: 'The usual schedule'}
				</dd>
			</div>
			<div className="grid gap-2">
				<dt className="text-ink-soft text-sm">
					{isTooEarly ? 'Answers until the first training' : 'Answers so far'}
				</dt>
				<dd className="grid gap-2">
					{isTooEarly ? (
						<>
							{count(answers)} of {count(leastAnswers)}
							<ProgressBar label="Answers" value={answers} max={leastAnswers} />
						</>
					) : isUsualChosen ? (
						`${count(answers)}. The next training waits until you ask for it.`
					) : (
						`${count(answers)}. The next training follows at ${count(trainsAt)}.`
					)}
				</dd>
			</div>
		</dl>
	)
}

function Work({ work }: Pick<TrainingState, 'work'>) {
	switch (work) {
		case 'none':
			return null
		case 'training':
			return <Notice tone="info">Your training is under way. It takes about a minute.</Notice>
		case 'rescheduling':
			return <Notice tone="info">Your cards are being rescheduled.</Notice>
		case 'failed':
			return <Notice tone="warning">The last training failed. Nothing has changed.</Notice>
	}
}

function Actions({ training }: { training: TrainingState }) {
	const { answers, leastAnswers, inUse, hasOwn, work } = training
	const isUnderWay = work === 'training' || work === 'rescheduling'
	const isSending = useNavigation().state !== 'idle'
	if (answers < leastAnswers) return null
	return (
		<Form method="post" className="flex flex-wrap gap-3">
			<Button name="intent" value="train" disabled={isUnderWay || isSending}>
				Train now
			</Button>
			{hasOwn && (
				<Button
					look="secondary"
					name="intent"
					value={inUse === 'own' ? 'usual' : 'own'}
					disabled={isSending}
				>
					{inUse === 'own' ? 'Go back to the usual schedule' : 'Use my own schedule'}
				</Button>
			)}
		</Form>
	)
}

function Judgement({ last }: { last: NonNullable<TrainingState['last']> }) {
	const { day, answers, judged, lossUsual, lossOwn, isAccepted } = last
	return (
		<section aria-labelledby="training" className="card grid content-start">
			<h2 id="training" className="border-line border-b px-5 py-4 font-display text-2xl sm:px-6">
				Last training
			</h2>
			<div className="grid gap-4 px-5 py-5 sm:px-6">
				<p>
					Trained on {day} with {count(answers)} answers. Your newest {count(judged)} answers on a
					later day were left out, to judge both schedules by them.
				</p>
				<table className="w-full max-w-sm text-left">
					<caption className="pb-2 text-left text-ink-soft text-sm">
						Log loss: how surprising your answers were. Smaller is better.
					</caption>
					<tbody className="divide-y divide-line">
						<Loss name="The usual schedule" loss={lossUsual} />
						<Loss name="Your own schedule" loss={lossOwn} />
					</tbody>
				</table>
				<p>
					{isAccepted
						? 'Your own schedule predicted your answers better.'
						: 'Your own schedule was not clearly better, so the usual one is used.'}
				</p>
			</div>
		</section>
	)
}

function Loss({ name, loss }: { name: string; loss: number }) {
	return (
		<tr>
			<th scope="row" className="py-2 font-normal">
				{name}
			</th>
			<td className="py-2 text-right tabular-nums">{loss.toFixed(4)}</td>
		</tr>
	)
}

const newerAfterMs = 2000

/** Asks the server again while a training is under way. */
function useNewerState(isUnderWay: boolean): void {
	const { revalidate, state } = useRevalidator()
	useEffect(() => {
		if (!isUnderWay || state !== 'idle') return
		const timer = setTimeout(revalidate, newerAfterMs)
		return () => clearTimeout(timer)
	}, [isUnderWay, state, revalidate])
}

function count(number: number): string {
	return number.toLocaleString('en-US')
}
