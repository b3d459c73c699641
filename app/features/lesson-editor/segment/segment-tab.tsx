import { Await, Link, useRevalidator } from '@remix-run/react'
import { type ComponentProps, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { plainTextPath } from '#app/domain/publishing/text-tabs.ts'
import type { loader } from '#app/features/lesson-editor/pages/segment.tsx'
import { Reader } from '#app/features/lessons/reader/reader.tsx'
import { wordLookup } from '#app/features/vocabulary/popup/word-lookup.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { useKeptListState } from '#app/ui/admin/up-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { LearnerText } from './requests.ts'
import { SegmentEditor } from './segment-editor.tsx'

type Sent<Answer> = Answer extends { data: infer Data } ? Data : Answer

type Props = { owner: TextOwner; loaded: Sent<Awaited<ReturnType<typeof loader>>> }

/** The tab Text of a lesson or an article. */
export function SegmentTab({ owner, loaded: { text, user, preferences } }: Props) {
	const { revalidate } = useRevalidator()
	const wasUnsaved = useRef(false)
	const onUnsaved = useCallback(
		(isNow: boolean) => {
			// A save has an entry in the history, and may be published.
			if (wasUnsaved.current && !isNow) revalidate()
			wasUnsaved.current = isNow
		},
		[revalidate],
	)
	return (
		<Suspense fallback={<p role="status">Loading...</p>}>
			<Await resolve={text}>
				{(page) =>
					'refusal' in page ? (
						<Notice tone="error">{page.refusal}</Notice>
					) : (
						<SegmentScreen
							{...page}
							owner={owner}
							userId={user.id}
							onUnsaved={onUnsaved}
							renderAsLearner={(shown) => (
								<AsLearner
									id={owner.id}
									text={shown}
									title={page.title}
									isDialogue={page.isDialogue}
									rank={user.rank}
									preferences={preferences}
								/>
							)}
						/>
					)
				}
			</Await>
		</Suspense>
	)
}

type AsLearnerProps = Pick<
	ComponentProps<typeof Reader>,
	'isDialogue' | 'rank' | 'preferences' | 'title'
> & { id: string; text: LearnerText }

/** The text in the reader of learners. */
function AsLearner({ id, text, ...shown }: AsLearnerProps) {
	const [lookUp, setLookUp] = useState(wordLookup)
	return (
		<Reader
			{...shown}
			name={id}
			html={text.html}
			answers={text.answers}
			areAnswersShown={false}
			entries={lookUp}
			reload={() => {}}
			reloadEntries={() => setLookUp(wordLookup)}
		/>
	)
}

type ScreenProps = {
	owner: TextOwner
	/** The user whose drafts this browser may show. */
	userId: string
	content: LessonContent
	version: number
	/** Why saving is blocked: the stored text could not be read. */
	obstacle?: string
	onUnsaved: (isUnsaved: boolean) => void
	renderAsLearner: (text: LearnerText) => ReactNode
}

/** The tab in which a text is edited word by word. */
function SegmentScreen(props: ScreenProps) {
	return (
		<>
			{props.obstacle && <Notice tone="error">{props.obstacle}</Notice>}
			<SegmentEditor {...props} />
			<p className="-mx-3">
				<Link
					to={plainTextPath(props.owner)}
					state={useKeptListState()}
					className={adminButtonClass('quiet')}
				>
					Edit as plain text
				</Link>
			</p>
		</>
	)
}
