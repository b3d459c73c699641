import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Remarks } from '#app/features/needs-work/remarks.tsx'

const text = { status: 1, publishAt: null, audio: null }

test('before publishing, audio is outdated by the text as it was saved, not by the one learners read', () => {
	const drawn = (needs: ('changes' | 'audio-outdated')[], willBeOutdated: boolean) =>
		renderToStaticMarkup(
			<Remarks ask="publish" text={{ ...text, needs }} willBeOutdated={willBeOutdated} />,
		)
	expect(drawn(['changes'], true)).toContain('Audio outdated')
	expect(drawn(['changes', 'audio-outdated'], false)).not.toContain('Audio outdated')
})
