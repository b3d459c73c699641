import { Link, useFetcher, useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { type PublishState, publishStateNames } from '#app/domain/publishing/publish-state.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { type DotTone, StatusDot } from '#app/ui/admin/status-dot.tsx'
import { fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SignInAgain } from '#app/ui/sign-in-again.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { PublishAnswer } from './answer-publish-form.server.ts'
import { BarPopover } from './bar-popover.tsx'
import type { Publishing } from './find-publishing.server.ts'
import { LiveTime, PublishTime } from './publish-time.tsx'

type Props = {
	publishing: Publishing
	/** The page shows text that is not saved yet. */
	isUnsaved?: boolean
	/** The answer to a form that was sent without a script. */
	answer?: PublishAnswer | undefined
	/** What follows the status, such as that of the lesson's course. */
	children?: ReactNode
}

/**
 * Says whether learners see a lesson or an article as it is saved, and publishes it. Its forms work
 * without a script. With one they leave the page and what is typed there as it is.
 */
export function PublishBar({ publishing: loaded, answer: printed, ...page }: Props) {
	const { isUnsaved = false, children } = page
	const fetcher = useFetcher<PublishAnswer>()
	const { pathname, search } = useLocation()
	const shown = useLatest(loaded, fetcher.data)
	const { path, state, status, publishAt, differences, withoutEnglish, failure } = shown
	const answer = fetcher.data ?? printed
	const isBusy = fetcher.state === 'submitting'
	// A refusal is no longer shown once its reason may be gone.
	const standing = `${status} ${publishAt} ${withoutEnglish}`
	const [heard, setHeard] = useState({ answer, standing })
	if (heard.answer !== answer) setHeard({ answer, standing })
	const isOver = isBusy || heard.standing !== standing
	const problem = isOver ? undefined : formProblem(answer)
	const emptyProblem = isOver ? undefined : fieldProblem(answer, 'mayBeEmpty')
	const timeProblem = isOver ? undefined : fieldProblem(answer, 'at')
	const isEnabled = status === lessonStatuses.available
	const isPublishable = !isEnabled || shown.hasChanges
	const back = pathname.endsWith('/publishing') ? '' : pathname + search
	const form = { fetcher, action: path, back, onScreen: shown.onScreen }
	return (
		<section aria-label="Publishing" className="publish-bar">
			<span className="mr-auto">
				<span role="status" className="font-medium">
					<StatusDot tone={tones[state]}>
						{publishStateNames[state]}
						{publishAt && (
							<>
								: <LiveTime at={new Date(publishAt)} />
							</>
						)}
					</StatusDot>
				</span>
				{state === 'scheduled' && (
					<span className="text-ink-soft"> {publishStateNames[stateWithoutTime(shown)]}.</span>
				)}
				{children}
			</span>
			{isUnsaved && isPublishable && (
				<span className="text-amber">Save first. Only what is saved can be published.</span>
			)}
			{withoutEnglish.length > 0 && (
				<span className="text-amber">{waitingText(withoutEnglish)}</span>
			)}
			{failure && (
				<Notice tone="warning">It was not published at the chosen time. {failure}</Notice>
			)}
			{(problem || emptyProblem) && (
				<Notice tone="error">
					{problem || emptyProblem} <SignInAgain path={answer?.signInPath} />
				</Notice>
			)}
			<span className="publish-bar-buttons">
				{isPublishable && (
					<BarForm {...form} intent="publish">
						{emptyProblem && (
							<label className="inline-flex items-center gap-1.5">
								<input type="checkbox" name="mayBeEmpty" />
								Publish without a text
							</label>
						)}
						<AdminButton look="primary" disabled={isBusy || isUnsaved}>
							{isEnabled ? 'Publish changes' : 'Publish'}
						</AdminButton>
					</BarForm>
				)}
				{shown.left.length > 0 && (
					<BarPopover name={`${shown.left.length} to look at`}>
						<p className="font-medium">{isPublishable ? 'Before publishing' : 'Still to do'}</p>
						<ul className="grid gap-0.5">
							{shown.left.map(({ text, path }) => (
								<li key={text}>
									<Link to={path} className="underline">
										<WithHanzi text={text} />
									</Link>
								</li>
							))}
						</ul>
					</BarPopover>
				)}
				{differences.length > 0 && (
					<BarPopover name="What differs">
						<ul className="grid gap-0.5">
							{differences.map((text) => (
								<li key={text}>{text}</li>
							))}
						</ul>
						<Link to={shown.versionsPath} className="underline">
							Compare under Versions
						</Link>
					</BarPopover>
				)}
				{(isPublishable || publishAt) && (
					<BarPopover
						name="Publish at…"
						isOpen={timeProblem !== undefined}
						closesWith={fetcher.data?.publishing}
					>
						<BarForm {...form} intent="schedule">
							<PublishTime key={publishAt} publishAt={publishAt} problem={timeProblem} />
							<AdminButton disabled={isBusy}>Set time</AdminButton>
						</BarForm>
						{publishAt && (
							<BarForm {...form} intent="unschedule">
								<AdminButton look="quiet" disabled={isBusy}>
									Remove this time
								</AdminButton>
							</BarForm>
						)}
					</BarPopover>
				)}
				{shown.hasChanges && (
					<BarPopover name="Discard changes">
						<p>Goes back to the published version. What you discard stays under Versions.</p>
						<BarForm {...form} intent="discard" isReloading>
							<AdminButton look="danger" disabled={isBusy}>
								Discard
							</AdminButton>
						</BarForm>
					</BarPopover>
				)}
				{status !== lessonStatuses.disabled && (
					<BarForm {...form} intent="take-back">
						<AdminButton look="quiet" disabled={isBusy} title="Learners will no longer see it.">
							Unpublish
						</AdminButton>
					</BarForm>
				)}
			</span>
		</section>
	)
}

const tones: Record<PublishState, DotTone> = {
	'not-published': 'plain',
	published: 'jade',
	changed: 'amber',
	scheduled: 'amber',
}

function stateWithoutTime({ status, hasChanges }: Publishing): PublishState {
	if (status !== lessonStatuses.available) return 'not-published'
	return hasChanges ? 'changed' : 'published'
}

const mostNamed = 8

/** "Still without English: paragraphs 2, 5" */
function waitingText(numbers: readonly number[]): string {
	const named = numbers.slice(0, mostNamed).join(', ')
	const rest = numbers.length - mostNamed
	const noun = numbers.length === 1 ? 'paragraph' : 'paragraphs'
	return `Still without English: ${noun} ${named}${rest > 0 ? ` and ${rest} more` : ''}.`
}

type FormProps = {
	fetcher: ReturnType<typeof useFetcher<PublishAnswer>>
	action: string
	intent: string
	/** The page to come back to without a script. */
	back: string
	onScreen: string
	/** Sends it as a page without a script would. */
	isReloading?: boolean
	children: ReactNode
}

function BarForm({ fetcher, isReloading, children, ...sent }: FormProps) {
	const { action, intent, back, onScreen } = sent
	// The fetcher's form stays on the page; the browser's own loads it anew.
	const Form = isReloading ? 'form' : fetcher.Form
	return (
		<Form method="post" action={action} className="flex flex-wrap items-end gap-2">
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="back" value={back} />
			<input type="hidden" name="onScreen" value={onScreen} />
			{children}
		</Form>
	)
}

/** The newest of what the page loaded, anew after each save, and the answers to the forms of the bar. */
function useLatest(loaded: Publishing, answer: PublishAnswer | undefined): Publishing {
	const [latest, setLatest] = useState(loaded)
	useEffect(() => setLatest(loaded), [loaded])
	useEffect(() => {
		if (answer?.publishing) setLatest(answer.publishing)
	}, [answer])
	return latest
}
