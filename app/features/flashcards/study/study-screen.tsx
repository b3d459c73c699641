import { useNavigate } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import type { StudyCard, StudySession } from '#app/features/flashcards/study-contract.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ListeningCard } from './listening-card.tsx'
import { RecallCard } from './recall-card.tsx'
import { reviewsPath } from './review-channel.ts'
import { SessionComplete } from './session-complete.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { StudyHead } from './study-head.tsx'
import type { Opened } from './study-round.ts'
import { type Study, useStudy } from './use-study.ts'
import { useStudyKeys } from './use-study-keys.ts'

/** Plays a card: `isHidden` must not show the word, `isSaidAtOnce` plays it unasked. */
type Pronunciation = (
	card: Pick<StudyCard, 'word' | 'pinyin'>,
	options: { isHidden: boolean; isSaidAtOnce: boolean },
) => ReactNode

export type CardProps = {
	card: StudyCard
	study: Study
	/** The address of the forms before JavaScript has loaded. */
	path: string
	pronunciation: Pronunciation
}

type Props = {
	userId: string
	session: StudySession
	opened: Opened
	pronunciation: Pronunciation
}

/** A study session: one card after another, until none is left for today. */
export function StudyScreen({ userId, session, opened, pronunciation }: Props) {
	const study = useStudy({ userId, session, opened })
	const { round, unsent, trouble } = study
	const navigate = useNavigate()
	const frame = useRef<HTMLDivElement>(null)
	const { mode, deck } = session
	const path = reviewsPath(deck.slug, mode)
	const shown = round.leaving?.card ?? round.cards[0]
	// Offline, the loaded cards run out before the session does.
	const isWaiting = unsent > 0 && round.progress.done < round.progress.total
	useStudyKeys({ study, mode, frame, leave: () => navigate('/flashcards') })
	useFocusThatStays(frame, `${round.turn} ${round.isTurned} ${round.pick} ${!round.leaving}`)
	const Card = mode === 'recall' ? RecallCard : ListeningCard
	return (
		<main className="page grid max-w-3xl flex-1 grid-cols-1 grid-rows-[auto_1fr_auto] gap-5 pt-3 pb-4">
			<StudyHead session={session} study={study} path={path} />
			<div ref={frame} className="flex flex-col gap-4">
				{trouble && unsent > 0 && (
					<Notice tone="warning">
						{pageErrorText(trouble === 'signed-out' ? 'study.signed-out' : 'study.kept')}
					</Notice>
				)}
				{shown ? (
					<Card
						key={round.leaving ? round.turn - 1 : round.turn}
						card={shown}
						study={study}
						path={path}
						pronunciation={pronunciation}
					/>
				) : (
					!isWaiting && <SessionComplete session={session} total={round.progress.total} />
				)}
			</div>
			{shown && <Shortcuts mode={mode} />}
		</main>
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
