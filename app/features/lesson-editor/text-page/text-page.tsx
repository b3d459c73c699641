import { Outlet, useLocation } from '@remix-run/react'
import type { TextOwner } from '#app/db/working-parts.ts'
import { tabAt } from '#app/domain/publishing/text-tabs.ts'
import type { AboutText } from '#app/features/lesson-editor/load-text-page.server.ts'
import { EditorBar } from '#app/features/publishing/editor-bar.tsx'
import type { TabContext } from '#app/features/publishing/tab-context.ts'
import { useLatest } from '#app/ui/latest.ts'
import { TextPageScreen } from './text-page-screen.tsx'
import { useOthers } from './use-others.ts'

type Props = { owner: TextOwner; about: AboutText | Promise<AboutText> }

/** The page of a lesson or an article, with its open tab. Two tabs have nothing to save, and no bar of their own. */
export function TextPage({ owner, about }: Props) {
	const loaded = useLatest(about)
	const openBy = loaded?.publishing?.openBy ?? []
	const opened = openBy.filter(({ userId }) => userId !== loaded?.readerId)
	const others = useOthers(
		owner,
		opened.map(({ name }) => name),
	)
	const context: TabContext = { about: loaded && { ...loaded, others } }
	const tab = tabAt(useLocation().pathname)
	return (
		<TextPageScreen
			owner={owner}
			isMissing={loaded !== undefined && loaded.named === undefined}
			named={loaded?.named}
		>
			<Outlet context={context} />
			{(tab === 'Audio' || tab === 'Activity') && <EditorBar about={context.about} />}
		</TextPageScreen>
	)
}
