import { useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { LeechHint } from '#app/features/flashcards/aside/leech-hint.tsx'
import type { StudySession } from '#app/features/flashcards/study-contract.ts'
import { reviewsPath } from '#app/features/flashcards/study-path.ts'
import type { KeyTable } from '#app/ui/keys/key-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Pronunciation, SentenceSound } from './card-props.ts'
import { modeFor, modes } from './modes.ts'
import { Pause } from './pause.tsx'
import { isPausing } from './pausing.ts'
import { SessionComplete } from './session-complete.tsx'
import { StudyHead } from './study-head.tsx'
import { pauseKeys, studyKeys } from './study-keys.ts'
import type { OpenedCard } from './study-round.ts'
import { useStudy } from './use-study.ts'
import { useStudyKeys } from './use-study-keys.ts'
import { useSwipes } from './use-swipes.ts'

type Props = {
	userId: string
	session: StudySession
	opened: OpenedCard
	pronunciation: Pronunciation
	sentenceSound: SentenceSound
}

/** A study session: one card after another, until none is left for today. */
export function StudyScreen({ userId, session, opened, ...sounds }: Props) {
	const study = useStudy({ userId, session, opened })
	const { round, unsent, trouble } = study
	const navigate = useNavigate()
	const frame = useRef<HTMLDivElement>(null)
	const path = reviewsPath({ ...session, slug: session.deck.slug })
	const isPause = !round.leaving && isPausing(round)
	const shown = isPause ? undefined : (round.leaving?.card ?? round.cards[0])
	const mode = shown ? modeFor(session.mode, shown) : session.mode
	const { way, Card } = modes[mode]
	// Offline, the loaded cards run out before the session does.
	const isWaiting = unsent > 0 && round.progress.done < round.progress.total
	useStudyKeys({ study, way, frame, leave: () => navigate(session.from ?? '/flashcards') })
	useSwipes(frame)
	useFocusThatStays(frame, `${round.turn} ${round.isTurned} ${round.pick} ${!round.leaving}`)
	return (
		<main className="page grid max-w-3xl flex-1 grid-cols-1 grid-rows-[auto_1fr] gap-1 md:gap-5 md:pt-3 md:pb-4">
			<StudyHead session={session} study={study} path={path} />
			<div ref={frame} data-way={isPause ? 'pause' : shown && way} className="flex flex-col gap-4">
				{trouble && unsent > 0 && (
					<Notice tone="warning">
						{pageErrorText(trouble === 'signed-out' ? 'study.signed-out' : 'study.kept')}
					</Notice>
				)}
				{round.leech && <LeechHint leech={round.leech} path={path} />}
				{shown ? (
					<Card
						key={round.leaving ? round.turn - 1 : round.turn}
						card={shown}
						mode={mode}
						study={study}
						path={path}
						session={session}
						{...sounds}
					/>
				) : isPause ? (
					<Pause session={session} study={study} />
				) : (
					!isWaiting && (
						<SessionComplete
							session={session}
							total={round.progress.total}
							end={round.end}
							hasAnswered={round.answered.length > 0}
						/>
					)
				)}
			</div>
			{isPause ? <Shortcuts {...pauseKeys} /> : shown && <Shortcuts {...studyKeys[way]} />}
		</main>
	)
}

/** The keys of this screen, on wide screens only. */
function Shortcuts({ keys }: KeyTable) {
	return (
		<dl className="hidden justify-center gap-5 text-ink-quiet text-xs lg:flex">
			{keys.map(([key, does]) => (
				<div key={key} className="flex items-center gap-1.5">
					<dt>
						<kbd className="rounded border border-line px-1.5 py-0.5 font-sans">{key}</kbd>
					</dt>
					<dd>{does}</dd>
				</div>
			))}
		</dl>
	)
}

/** A pressed button that disappears must not take the focus with it. */
function useFocusThatStays(frame: React.RefObject<HTMLElement>, state: string) {
	const before = useRef(state)
	useEffect(() => {
		if (before.current === state) return
		before.current = state
		const { activeElement } = document
		if (activeElement && activeElement !== document.body) return
		frame.current?.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true })
	}, [frame, state])
}
