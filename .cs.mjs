import sharp from 'sharp'
import { readdirSync } from 'node:fs'
const d='web/features/marketing/shots/'
const [,, form, theme, out, cols='3', w='640']=process.argv
const fs=readdirSync(d).filter(f=>f.endsWith(`-${form}-${theme}.avif`))
const ims=await Promise.all(fs.map(f=>sharp(d+f).resize({width:+w}).png().toBuffer({resolveWithObject:true})))
const h=ims[0].info.height
await sharp({create:{width:+cols*(+w+8),height:Math.ceil(ims.length/+cols)*(h+8),channels:3,background:'#777'}}).composite(ims.map((i,k)=>({input:i.data,left:(k%+cols)*(+w+8),top:Math.floor(k/+cols)*(h+8)}))).png().toFile(out)
console.log(fs.join(' '))
