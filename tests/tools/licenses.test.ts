import { expect, test } from 'vitest'
import { licensesOf } from '#tools/licenses.ts'

const folder = `${process.cwd()}/node_modules`

test('each library in a bundle is named once, with the text of its licence', () => {
	const licenses = licensesOf([
		`${folder}/zod/v4/mini/index.js`,
		`${folder}/zod/v4/core/index.js`,
		`${folder}/@floating-ui/dom/dist/floating-ui.dom.mjs`,
		`\0${folder}/react/index.js?commonjs-module`,
		`${folder}/lucide-react/dist/esm/icons/book.js`,
		`${process.cwd()}/app/root.tsx`,
		'\0vite/preload-helper.js',
	])
	const names = licenses.split(/\n\n=+\n\n/).map((entry) => entry.split(' ')[0])
	expect(names).toEqual(['@floating-ui/dom', 'lucide-react', 'react', 'zod'])
	expect(licenses).toContain('Colin McDonnell')
	expect(licenses.match(/Permission/g)?.length).toBeGreaterThanOrEqual(4)
})
