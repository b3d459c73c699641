import { Outlet } from '@remix-run/react'
import { useState } from 'react'
import type { TextOwner } from '#app/db/working-parts.ts'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import type { AboutText } from '#app/features/lesson-editor/load-text-page.server.ts'
import { useLatest } from '#app/ui/latest.ts'
import { PublishStatus } from './publish-status.tsx'
import type { TabContext } from './tab-context.ts'
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
