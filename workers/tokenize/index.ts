import { tokenizeApp } from './app.ts'
import { openTokenizer } from './open-tokenizer.ts'

export default { fetch: tokenizeApp(openTokenizer).fetch }
