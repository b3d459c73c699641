import { Outlet, useOutletContext } from '@remix-run/react'
import { useState } from 'react'
import type { TextOwner } from '#app/db/working-parts.ts'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { itemStatuses } from '#app/features/courses/admin/item-status.ts'
import type { AboutText } from '#app/features/lesson-editor/load-text-page.server.ts'
import type { Publishing } from '#app/features/publishing/find-publishing.server.ts'
import { PublishBar } from '#app/features/publishing/publish-bar.tsx'
import { useLatest } from '#app/ui/latest.ts'
import { TextPageScreen } from './text-page-screen.tsx'

type Props = { owner: TextOwner; about: AboutText | Promise<AboutText> }

/** The page of a lesson or an article, with its open tab. */
export function TextPage({ owner, about }: Props) {
	const loaded = useLatest(about)
	const { named, publishing, history = [] } = loaded ?? {}
	const [isUnsaved, setUnsaved] = useState(false)
	const context: TabContext = { onUnsaved: setUnsaved }
	return (
		<TextPageScreen
			owner={owner}
			isMissing={loaded !== undefined && named === undefined}
			named={named}
			publishBar={
				named &&
				publishing && (
					<PublishStatus
						courseStatus={named.parent?.status}
						publishing={publishing}
						isUnsaved={isUnsaved}
					/>
				)
			}
			history={<ChangeList changes={history} isOfOne />}
		>
			<Outlet context={context} />
		</TextPageScreen>
	)
}

type PublishStatusProps = {
	/** The status of the course that it is in. */
	courseStatus: number | undefined
	publishing: Publishing
	/** The open tab shows something that is not saved yet. */
	isUnsaved: boolean
}

/** Whether learners see a lesson or an article as it is saved, and whether its course hides it. */
function PublishStatus({ courseStatus, publishing, isUnsaved }: PublishStatusProps) {
	const course = itemStatuses.find(({ value }) => value === courseStatus)
	const isHidden = course && course.value !== lessonStatuses.available
	return (
		<PublishBar publishing={publishing} isUnsaved={isUnsaved}>
			{isHidden && (
				<span className="text-amber text-sm">in a {course.name.toLowerCase()} course</span>
			)}
		</PublishBar>
	)
}

/** The page of a lesson or an article gives this to its open tab. */
type TabContext = {
	/** To be told when the tab has something to save, or nothing any more. */
	onUnsaved: (isUnsaved: boolean) => void
}

export function useTabContext(): TabContext {
	return useOutletContext<TabContext>()
}
