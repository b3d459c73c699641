import { Outlet, useLocation } from '@remix-run/react'
import type { TextOwner } from '#app/db/working-parts.ts'
import { tabAt } from '#app/domain/publishing/text-tabs.ts'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import type { AboutText } from '#app/features/lesson-editor/load-text-page.server.ts'
import { EditorBar } from '#app/features/publishing/editor-bar.tsx'
import type { TabContext } from '#app/features/publishing/tab-context.ts'
import { useLatest } from '#app/ui/latest.ts'
import { TextPageScreen } from './text-page-screen.tsx'
import { useOthers } from './use-others.ts'

type Props = { owner: TextOwner; about: AboutText | Promise<AboutText> }

/** The page of a lesson or an article, with its open tab. */
export function TextPage({ owner, about }: Props) {
	const loaded = useLatest(about)
	const openBy = loaded?.publishing?.openBy ?? []
	const opened = openBy.filter(({ userId }) => userId !== loaded?.readerId)
	const others = useOthers(
		owner,
		opened.map(({ name }) => name),
	)
	const context: TabContext = { about: loaded && { ...loaded, others } }
	// Audio has no Save: each of its parts is done at once.
	const isInAudio = tabAt(useLocation().pathname) === 'Audio'
	return (
		<TextPageScreen
			owner={owner}
			isMissing={loaded !== undefined && loaded.named === undefined}
			named={loaded?.named}
			history={<ChangeList changes={loaded?.history ?? []} isOfOne />}
		>
			<Outlet context={context} />
			{isInAudio && <EditorBar about={context.about} />}
		</TextPageScreen>
	)
}
