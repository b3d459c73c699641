import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gloss } from '#app/ui/gloss.tsx'

test.each([
	["'s; of", '’s; of'],
	["o'clock", 'o’clock'],
	["to say 'yes' (one's answer)", 'to say ‘yes’ (one’s answer)'],
	['like 点', '<span>like <span lang="zh-CN">点</span></span>'],
])('the gloss %s is shown as %s', (text, shown) => {
	expect(renderToStaticMarkup(<Gloss text={text} />)).toBe(shown)
})
