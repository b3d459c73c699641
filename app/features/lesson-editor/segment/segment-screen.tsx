import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { plainTextPath } from '#app/domain/publishing/text-tabs.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { useKeptListState } from '#app/ui/admin/up-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { LearnerText } from './requests.ts'
import { SegmentEditor } from './segment-editor.tsx'

type Props = {
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
export function SegmentScreen(props: Props) {
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
