import MailComposer from "nodemailer/lib/mail-composer";
import nodemailer from "nodemailer";
import * as lmdb from "lmdb";
import { SignJWT } from "jose";
import Fastify from "fastify";
console.log(typeof MailComposer, typeof nodemailer.createTransport, typeof lmdb.open, typeof SignJWT, typeof Fastify);
async function main(){
const mail = new MailComposer({from:"Polysema <no@x.example>",to:"a@b.c",subject:"Jö\r\nBcc: x",text:"héllo\nworld "+"é".repeat(100),messageId:"<x@y>",date:new Date(),replyTo:{name:"a",address:"x@y.z"},attachments:[{filename:"résumé 履歴書.pdf",content:Buffer.from("%PDF-"),contentType:"application/pdf"}],textEncoding:"quoted-printable", list:{unsubscribe:["https://x/y?a=b","mailto:a@b.c"]}, headers:{"List-Unsubscribe-Post":"List-Unsubscribe=One-Click"}}).compile();
console.log((await mail.build()).toString());
}
void main();
