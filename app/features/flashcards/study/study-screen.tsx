import { useNavigate } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { StudyMode } from '#app/domain/flashcards/review.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import type { StudyCard, StudySession } from '#app/features/flashcards/study-contract.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ListeningCard } from './listening-card.tsx'
import { RecallCard } from './recall-card.tsx'
import { reviewsPath } from './review-channel.ts'
import { SessionComplete } from './session-complete.tsx'

import { StudyHead } from './study-head.tsx'
import type { OpenedCard } from './study-round.ts'
import { type Study, useStudy } from './use-study.ts'
import { useStudyKeys } from './use-study-keys.ts'

/** The play button of a card: `isHidden` does not show the word, `isSaidAtOnce` plays it at once. */
type Pronunciation = (
	card: Pick<StudyCard, 'word' | 'pinyin'>,
	options: { isHidden: boolean; isSaidAtOnce: boolean },
) => ReactNode

export type CardProps = {
	card: StudyCard
	study: Study
	/** The address of the forms before JavaScript has loaded. */
	path: string
	deck: StudySession['deck']
	pronunciation: Pronunciation
}

type Props = {
	userId: string
	session: StudySession
	opened: OpenedCard
	pronunciation: Pronunciation
}

/** A study session: one card after another, until none is left for today. */
export function StudyScreen({ userId, session, opened, pronunciation }: Props) {
	const study = useStudy({ userId, session, opened })
	const { round, unsent, trouble } = study
	const navigate = useNavigate()
	const frame = useRef<HTMLDivElement>(null)
	const { mode, deck, chosen } = session
	const path = reviewsPath(deck.slug, mode, chosen)
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
						deck={deck}
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

const keys: Record<StudyMode, readonly (readonly [key: string, does: string])[]> = {
	recall: [
		['Space', 'turn'],
		['1–3', 'grade'],
		['U', 'undo'],
		['Esc', 'leave'],
	],
	listening: [
		['Space', 'play'],
		['1–4', 'choose'],
		['Enter', 'continue'],
		['U', 'undo'],
		['Esc', 'leave'],
	],
}

/** The keys of this screen, on wide screens only. */
function Shortcuts({ mode }: { mode: StudyMode }) {
	return (
		<dl className="hidden justify-center gap-5 text-ink-quiet text-xs lg:flex">
			{keys[mode].map(([key, does]) => (
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
